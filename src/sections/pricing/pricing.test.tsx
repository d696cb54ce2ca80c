import { screen, within } from "@testing-library/react";
import { plansOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Pricing } from "./pricing";

const title = text("landing:pricing.title");
const plan = (name: string) => within(screen.getByRole("article", { name }));

test("a region named by its heading, with the note", () => {
  renderInPage(<Pricing plans={plansOf(language)} />);
  expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "pricing");
  expect(screen.getByText(text("landing:pricing.note"))).toBeInTheDocument();
});

test("each plan of data/plans.json: its price in one isolated piece, every row under its name", () => {
  const { plans, rows } = plansOf(language);
  renderInPage(<Pricing plans={plansOf(language)} />);
  for (const { id, price } of plans) {
    expect(plan(id).getByRole("heading", { level: 3, name: id })).toBeInTheDocument();
    const isAmount = (_: string, element: Element | null) =>
      element?.tagName === "BDI" && element.textContent === price;
    expect(plan(id).getByText(isAmount)).toHaveAttribute("dir", "ltr");
    const terms = plan(id).getAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual(
      rows.map((row) => text(`landing:pricing.${row}`)),
    );
    expect(plan(id).getAllByRole("definition")).toHaveLength(rows.length);
    const signUp = text("landing:pricing.signUpFor", { plan: id });
    expect(plan(id).getByRole("link", { name: signUp })).toBeInTheDocument();
  }
});

const some = {
  id: "SOME",
  popular: false,
  priceCents: 1000,
  price: "$1",
  productLimit: "1,500",
  support: "priority",
  features: ["webHooks"],
};

test("what is in, and what is not, has words for it", () => {
  const rows = ["products", "webHooks", "apiSupport"];
  renderInPage(<Pricing plans={{ currency: "USD", rows, plans: [some] }} />);
  const [products, webHooks, apiSupport] = screen.getAllByRole("definition");
  expect(products).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
  const tick = screen.getByRole("img", { name: text("landing:pricing.included") });
  expect(webHooks).toContainElement(tick);
  expect(apiSupport).toHaveTextContent(text("landing:pricing.notIncluded"));
});

test("the popular one is marked, and no other", () => {
  const marked = { ...some, id: "MARKED", popular: true };
  renderInPage(<Pricing plans={{ currency: "USD", rows: [], plans: [some, marked] }} />);
  const popular = text("landing:pricing.popular");
  expect(plan("MARKED").getByText(popular)).toBeInTheDocument();
  expect(plan("SOME").queryByText(popular)).toBeNull();
});
