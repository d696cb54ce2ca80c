import { screen, within } from "@testing-library/react";
import { signUpUrl } from "../../content/sign-up-url";
import { plans, site, testLanguages, textFinder } from "../../testing/content";
import { plansOf } from "../../testing/fixtures";
import { renderIn } from "../../testing/render";
import { Pricing } from "./pricing";

const some = {
  id: "SOME",
  popular: false,
  priceCents: 1000,
  price: "$1",
  productLimit: "1,500",
  support: "priority",
  features: ["webHooks"],
};

describe.each(testLanguages)("in %s", (language) => {
  const text = textFinder(language);
  const priced = plansOf(language);
  const title = text("landing:pricing.title");
  const plan = (name: string) => within(screen.getByRole("article", { name }));

  test("a region named by its heading, with the lead and the note", () => {
    renderIn(language, <Pricing plans={priced} />);
    expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "pricing");
    expect(screen.getByText(text("landing:pricing.lead"))).toBeInTheDocument();
    expect(screen.getByText(text("landing:pricing.note"))).toBeInTheDocument();
  });

  test.each(priced.plans.map(({ id, price }) => [id, price]))(
    "%s costs %s, in one isolated piece",
    (id = "", price = "") => {
      renderIn(language, <Pricing plans={priced} />);
      expect(plan(id).getByRole("heading", { level: 3, name: id })).toBeInTheDocument();
      const amount = plan(id).getByText(
        (_, element) => element?.tagName === "BDI" && element.textContent === price,
      );
      expect(amount).toBeInTheDocument();
      expect(plan(id).getByText(text("landing:pricing.amount"))).toBeInTheDocument();
    },
  );

  test.each(plans.plans.map(({ id }) => id))("%s: every row, under its name", (id) => {
    renderIn(language, <Pricing plans={priced} />);
    expect(
      plan(id)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(plans.rows.map((row) => text(`landing:pricing.${row}`)));
    expect(plan(id).getAllByRole("definition")).toHaveLength(plans.rows.length);
  });

  test("what is in, and what is not, has words for it", () => {
    renderIn(
      language,
      <Pricing
        plans={{
          currency: "USD",
          rows: ["products", "support", "webHooks", "apiSupport"],
          plans: [some],
        }}
      />,
    );
    const [products, support, webHooks, apiSupport] = screen.getAllByRole("definition");
    expect(products).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
    expect(support).toHaveTextContent(text("landing:pricing.supportPriority"));
    expect(
      within(webHooks as HTMLElement).getByRole("img", { name: text("landing:pricing.included") }),
    ).toBeInTheDocument();
    expect(
      within(apiSupport as HTMLElement).getByText(text("landing:pricing.notIncluded")),
    ).toBeInTheDocument();
  });

  test("a sign-up link in each, which says for which plan", () => {
    renderIn(language, <Pricing plans={priced} />);
    for (const { id } of priced.plans) {
      const name = text("landing:pricing.signUpFor", { plan: id });
      const link = plan(id).getByRole("link", { name });
      expect(link).toHaveAttribute("href", signUpUrl(site.appUrl));
    }
  });

  test("the popular one is marked, and no other", () => {
    const marked = { ...some, id: "MARKED", popular: true };
    renderIn(language, <Pricing plans={{ ...priced, plans: [some, marked] }} />);
    const popular = text("landing:pricing.popular");
    expect(plan("MARKED").getByText(popular)).toBeInTheDocument();
    expect(plan("SOME").queryByText(popular)).toBeNull();
  });

  test("without plans the heading stands, and nothing is broken", () => {
    renderIn(language, <Pricing plans={null} />);
    expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
    expect(screen.queryByRole("article")).toBeNull();
  });
});
