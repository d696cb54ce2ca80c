import { screen, within } from "@testing-library/react";
import { plansOf, shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { commonRows } from "./plan-cell";
import { Pricing } from "./pricing";

const title = text("landing:pricing.title");
const plan = (name: string) => within(screen.getByRole("article", { name }));

test("is a region named by its heading, with the note", () => {
  renderInPage(<Pricing plans={plansOf(language)} />);
  expect(screen.getByRole("region", { name: title })).toHaveAttribute("id", "pricing");
  expect(screen.getByText(text("landing:pricing.note"))).toBeInTheDocument();
});

test("shows price, sign-up link and differing rows of each plan of data/plans.json", () => {
  const { plans, rows: all } = plansOf(language);
  const common = commonRows(all, plans);
  const rows = all.filter((row) => !common.includes(row));
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
    const link = plan(id).getByRole("link", { name: signUp });
    // The sign-up link precedes the rows, so that visitors find it without reading on.
    for (const term of terms)
      expect(link.compareDocumentPosition(term)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

test("names in text what a plan includes and what it lacks", () => {
  const rows = ["products", "webHooks", "apiSupport"];
  renderInPage(<Pricing plans={{ currency: "USD", rows, plans: [some] }} />);
  const [products, webHooks, apiSupport] = screen.getAllByRole("definition");
  expect(products).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
  const tick = screen.getByRole("img", { name: text("landing:pricing.included") });
  expect(webHooks).toContainElement(tick);
  expect(apiSupport).toHaveTextContent(text("landing:pricing.notIncluded"));
});

const rowsOf = (...names: string[]) => names.map((row) => text(`landing:pricing.${row}`));
const terms = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

test("lists the rows that all plans share once, below the plans", () => {
  const rows = ["products", "support", "webHooks"];
  const other = { ...some, id: "OTHER", support: "free" };
  renderInPage(<Pricing plans={{ currency: "USD", rows, plans: [some, other] }} />);
  expect(terms()).toEqual(rowsOf("support", "support", "products", "webHooks"));
  const line = screen.getByText(text("landing:pricing.everyPlan")).parentElement;
  expect(line).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
  expect(plan("OTHER").getAllByRole("definition")).toHaveLength(1);
});

test("renders no common line when the plans share no row", () => {
  const other = { ...some, id: "OTHER", features: [] };
  renderInPage(<Pricing plans={{ currency: "USD", rows: ["webHooks"], plans: [some, other] }} />);
  expect(terms()).toEqual(rowsOf("webHooks", "webHooks"));
  expect(screen.queryByText(text("landing:pricing.everyPlan"))).toBeNull();
});

test.each(["After the trial, you choose.", null])(
  "shows below the lead what follows the trial: %s",
  (trialTerms) => {
    const shell = shellOf(language);
    const siteJson = shell.siteJson && { ...shell.siteJson, trialTerms };
    renderInPage(<Pricing plans={plansOf(language)} />, { shell: { ...shell, siteJson } });
    const lead = screen.getByText(text("landing:pricing.lead"));
    expect(lead.nextElementSibling?.textContent ?? null).toBe(trialTerms);
  },
);

test("marks only the popular plan", () => {
  const marked = { ...some, id: "MARKED", popular: true };
  renderInPage(<Pricing plans={{ currency: "USD", rows: [], plans: [some, marked] }} />);
  const popular = text("landing:pricing.popular");
  expect(plan("MARKED").getByText(popular)).toBeInTheDocument();
  expect(plan("SOME").queryByText(popular)).toBeNull();
});
