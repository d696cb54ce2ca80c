import { screen, within } from "@testing-library/react";
import { signUpUrl } from "../../content/sign-up-url";
import { site, testLanguages, textFinder } from "../../testing/content";
import { features, images } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { Features } from "./features";

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const title = text("landing:features.title");

  const show = (given: typeof features | null = features) =>
    renderIn(
      language,
      <Features features={given} images={images}>
        <h2>The questions</h2>
      </Features>,
    );

  test("a region named by its heading, with the product-pages block inside", () => {
    show();
    const region = screen.getByRole("region", { name: title });
    expect(region).toHaveAttribute("id", "features");
    const headings = within(region).getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([title, "The questions"]);
    expect(within(region).getByText(text("landing:features.lead"))).toBeInTheDocument();
  });

  test("each feature of data/features.json: its name, its sentence, its drawing", () => {
    show();
    const articles = screen.getAllByRole("article");
    expect(articles).toHaveLength(features.features.length);
    for (const [index, { id, drawing }] of features.features.entries()) {
      expect(articles[index]).toHaveAccessibleName(text(`landing:features.${id}`));
      const article = within(articles[index] as HTMLElement);
      expect(
        article.getByRole("heading", { level: 3, name: text(`landing:features.${id}`) }),
      ).toBeInTheDocument();
      expect(article.getByText(text(`landing:features.${id}Text`))).toBeInTheDocument();
      const image = article.getByRole("presentation");
      expect(image).toHaveAttribute("src", drawing.publicURL);
      expect(image).toHaveAttribute("loading", "lazy");
      expect(image).toHaveAttribute("width");
      expect(image).toHaveAttribute("height");
    }
  });

  test("the way to a trial beside the closed carton", () => {
    show();
    expect(screen.getByText(text("landing:features.callout"))).toBeInTheDocument();
    expect(screen.getByRole("link", { name: text("common:startTrial") })).toHaveAttribute(
      "href",
      signUpUrl(site.appUrl),
    );
    expect(
      screen.getByRole("img", { name: text("landing:features.cartonAlt") }),
    ).toBeInTheDocument();
  });

  test("a feature that has no texts yet shows its keys", () => {
    const drawing = { publicURL: "/x.svg" };
    show({ ...features, features: [{ id: "newOne", face: "front", drawing }] });
    expect(
      screen.getByRole("heading", { level: 3, name: "landing:features.newOne" }),
    ).toBeInTheDocument();
  });

  test("without features the heading and the questions remain", () => {
    show(null);
    expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "The questions" })).toBeInTheDocument();
    expect(screen.queryByRole("article")).toBeNull();
  });
});
