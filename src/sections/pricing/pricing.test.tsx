import { screen, within } from "@testing-library/react";
import { commonRows, planCell } from "../../content/plan-cell";
import { landingData, shellOf } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import { Pricing } from "./pricing";

const { plansJson } = landingData(language);
const plan = (name: string) => within(screen.getByRole("article", { name }));

const textsOf = (...rows: string[]) => rows.map((row) => text(`landing:pricing.${row}`));
const terms = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

test("shows price, sign-up link and differing rows of each plan of data/plans.json", () => {
  const { plans, rows: all } = plansJson;
  const common = commonRows(all, plans);
  const rows = all.filter((row) => !common.includes(row));
  renderInPage(<Pricing plans={plansJson} />);
  const region = screen.getByRole("region", { name: text("landing:pricing.title") });
  expect(region).toHaveAttribute("id", "pricing");
  expect(region).toHaveTextContent(text("landing:pricing.note"));
  for (const { id, price } of plans) {
    expect(plan(id).getByRole("heading", { level: 3, name: id })).toBeInTheDocument();
    expect(plan(id).getByText(price, { selector: "bdi[dir=ltr]" })).toBeInTheDocument();
    const names = plan(id).getAllByRole("term");
    expect(names.map(({ textContent }) => textContent)).toEqual(textsOf(...rows));
    expect(plan(id).getAllByRole("definition")).toHaveLength(rows.length);
    const signUp = text("landing:pricing.signUpFor", { plan: id });
    const link = plan(id).getByRole("link", { name: signUp });
    // The sign-up link precedes the rows, so that visitors find it without reading on.
    expect(link.compareDocumentPosition(names[0] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
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

const show = (rows: string[], ...plans: (typeof some)[]) =>
  renderInPage(<Pricing plans={{ currency: "USD", rows, plans }} />);

test("names in text what a plan includes and what it lacks", () => {
  show(["products", "webHooks", "apiSupport"], some);
  const [products, webHooks, apiSupport] = screen.getAllByRole("definition");
  expect(products).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
  const tick = screen.getByRole("img", { name: text("landing:pricing.included") });
  expect(webHooks).toContainElement(tick);
  expect(apiSupport).toHaveTextContent(text("landing:pricing.notIncluded"));
});

test("lists the rows that all plans share once, below the plans", () => {
  show(["products", "support", "webHooks"], some, { ...some, id: "OTHER", support: "free" });
  expect(terms()).toEqual(textsOf("support", "support", "products", "webHooks"));
  const line = screen.getByText(text("landing:pricing.everyPlan")).parentElement;
  expect(line).toHaveTextContent(text("landing:pricing.upTo", { limit: "1,500" }));
});

test.each(["After the trial, you choose.", null])(
  "shows below the lead what follows the trial: %s",
  (trialTerms) => {
    const shell = shellOf(language);
    renderInPage(<Pricing plans={plansJson} />, {
      shell: { ...shell, siteJson: { ...shell.siteJson, trialTerms } },
    });
    const lead = screen.getByText(text("landing:pricing.lead"));
    expect(lead.nextElementSibling?.textContent ?? null).toBe(trialTerms);
  },
);

test("marks only the popular plan, and has no common line if the plans share no row", () => {
  show(["webHooks"], some, { ...some, id: "MARKED", popular: true, features: [] });
  const popular = text("landing:pricing.popular");
  expect(plan("MARKED").getByText(popular)).toBeInTheDocument();
  expect(plan("SOME").queryByText(popular)).toBeNull();
  expect(terms()).toEqual(textsOf("webHooks", "webHooks"));
  expect(screen.queryByText(text("landing:pricing.everyPlan"))).toBeNull();
});

const cell = (key: string) => ({ kind: "text", key: `landing:pricing.${key}` });

test.each([
  ["products", {}, { ...cell("upTo"), limit: "1,500" }],
  ["products", { productLimit: null }, cell("unlimited")],
  ["support", {}, cell("supportPriority")],
  ["support", { support: "free" }, cell("supportFree")],
  ["qrCodes", { features: ["qrCodes"] }, cell("unlimited")],
  ["reporting", { features: ["reporting"] }, cell("full")],
  ["webHooks", {}, { kind: "included" }],
  ["qrCodes", {}, { kind: "missing" }],
])("returns for the row %s of a plan with %j the right value", (row, facts, expected) => {
  expect(planCell(row, { ...some, ...facts })).toEqual(expected);
});

test.each([
  [
    "what all plans have, in order",
    [some, { ...some, productLimit: null }],
    ["support", "webHooks"],
  ],
  ["equal limits", [some, some], ["products", "support", "webHooks"]],
  ["none for a single plan", [some], []],
])("lists as common rows %s", (_, plans, expected) => {
  expect(commonRows(["products", "support", "webHooks", "apiSupport"], plans)).toEqual(expected);
});
