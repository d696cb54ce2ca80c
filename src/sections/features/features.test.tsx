import { screen, within } from "@testing-library/react";
import { features, images } from "../../testing/fixtures";
import { renderInPage, text } from "../../testing/render";
import { Features } from "./features";

const title = text("landing:features.title");

const show = () =>
  renderInPage(
    <Features features={features} images={images}>
      <h2>The questions</h2>
    </Features>,
  );

test("a region named by its heading, with the product-pages block and the way to a trial", () => {
  show();
  const region = within(screen.getByRole("region", { name: title }));
  const headings = region.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([title, "The questions"]);
  expect(region.getByRole("link", { name: text("common:startTrial") })).toBeInTheDocument();
  expect(region.getByRole("img", { name: text("landing:features.cartonAlt") })).toBeInTheDocument();
});

test("each feature of data/features.json: its name, its sentence, its drawing", () => {
  show();
  for (const { id, drawing } of features.features) {
    const name = text(`landing:features.${id}`);
    const article = within(screen.getByRole("article", { name }));
    expect(article.getByRole("heading", { level: 3, name })).toBeInTheDocument();
    expect(article.getByText(text(`landing:features.${id}Text`))).toBeInTheDocument();
    const image = article.getByRole("presentation");
    expect(image).toHaveAttribute("src", drawing.publicURL);
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width");
    expect(image).toHaveAttribute("height");
  }
});
