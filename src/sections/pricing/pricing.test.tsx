import { screen, within } from "@testing-library/react";
import { landingData } from "../../testing/fixtures";
import { language, renderInPage, text } from "../../testing/render";
import Pricing from "./pricing";

const { plansJson } = landingData(language);
const plan = (name: string) => within(screen.getByRole("article", { name }));

const textsOf = (...rows: string[]) => rows.map((row) => text(`landing:pricing.${row}`));
const terms = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

const small = {
  id: "SMALL",
  popular: false,
  priceCents: 0,
  price: "$0",
  productLimitText: "1,500" as string | null,
  support: "free" as Queries.PlanSupport,
  features: ["webHooks"],
};
const large = {
  ...small,
  id: "LARGE",
  popular: true,
  price: "$10",
  productLimitText: null,
  support: "priority" as const,
  features: ["qrCodes", "reporting", "webHooks"],
};

const show = (rows: string[], ...plans: (typeof small)[]) =>
  renderInPage(<Pricing plansJson={{ currency: "USD", rows, plans }} />);

test("shows the price of each plan, and its sign-up link before its rows; marks only the popular plan", () => {
  show(["products"], small, large);
  const region = screen.getByRole("region", { name: text("landing:pricing.title") });
  expect(region).toHaveTextContent(text("landing:pricing.note"));
  for (const { id, price } of [small, large]) {
    expect(plan(id).getByText(price, { selector: "bdi[dir=ltr]" })).toBeInTheDocument();
    const signUp = text("landing:pricing.signUpFor", { plan: id });
    const link = plan(id).getByRole("link", { name: signUp });
    expect(link.compareDocumentPosition(plan(id).getByRole("term"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
  const popular = text("landing:pricing.popular");
  expect(plan("LARGE").getByText(popular)).toBeInTheDocument();
  expect(plan("SMALL").queryByText(popular)).toBeNull();
});

test("names in text what each plan includes and lacks, and once below the plans what all include", () => {
  const differing = ["products", "support", "qrCodes", "reporting", "apiSupport"];
  show(["webHooks", ...differing], small, large);
  expect(terms()).toEqual(textsOf(...differing, ...differing, "webHooks"));
  const valuesOf = (id: string) =>
    plan(id)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
  const upTo = text("landing:pricing.upTo", { limit: "1,500" });
  const missing = `–${text("landing:pricing.notIncluded")}`;
  expect(valuesOf("SMALL")).toEqual([upTo, ...textsOf("supportFree"), missing, missing, missing]);
  expect(valuesOf("LARGE")).toEqual([
    ...textsOf("unlimited", "supportPriority", "unlimited", "full"),
    missing,
  ]);
  const line = screen.getByText(text("landing:pricing.everyPlan")).parentElement as HTMLElement;
  const tick = screen.getByRole("img", { name: text("landing:pricing.included") });
  expect(line).toContainElement(tick);
});

test.each([
  ["a single plan", [small]],
  ["plans that share no row", [small, large]],
])("has no line below the plans for %s", (_, plans) => {
  show(["products"], ...plans);
  expect(terms()).toEqual(plans.map(() => text("landing:pricing.products")));
  expect(screen.queryByText(text("landing:pricing.everyPlan"))).toBeNull();
});

test.each(["After the trial, you choose.", null])(
  "shows below the lead what follows the trial: %s",
  (trialTerms) => {
    renderInPage(<Pricing plansJson={plansJson} />, { siteJson: { trialTerms } });
    const lead = screen.getByText(text("landing:pricing.lead"));
    expect(lead.nextElementSibling?.textContent ?? null).toBe(trialTerms);
  },
);
