/** @jest-environment node */
import { buildPlaceholders } from "../../src/content/placeholders";
import type { Plan, Site, Texts } from "../../src/content/types";
import { projectContent } from "../../src/testing/content";
import { valuesIn } from "./placeholder-values";
import { languageIn, type SiteContent } from "./site-content";

const project = projectContent();

function plan(id: string, productLimit: number | null, features: string[] = []): Plan {
  const priceCents = productLimit === null ? 1950 : 0;
  return { id, productLimit, features, priceCents, popular: false, support: "free" };
}

/** Each plural group with all forms, which end with their names. */
const pluralForms: Texts = Object.fromEntries(
  ["zero", "one", "two", "few", "many", "other"].flatMap((form) => [
    [`trialPeriod_${form}`, `{{trialMonths}} ${form}`],
    [`setupTime_${form}`, `{{setupMinutes}} ${form}`],
    [`offeredPlans_${form}`, `{{numberOfPlans}} ${form}`],
    [`plansNamed_${form}`, `{{planNames}} ${form}`],
  ]),
);

const common: Texts = {
  ...pluralForms,
  disclaimer: "By {{brand}}.",
  plansBySize: {
    upTo: "up to {{limit}}, {{planNames}}",
    more: "more, {{planNames}}",
    any: "any, {{planNames}}",
    list: "{{first}}; {{rest}}",
  },
};

const site: Site = {
  ...project.site,
  brand: "Acme",
  trialMonths: 6,
  setupMinutes: 10,
  newsletter: {},
  location: { en: "Springfield", bn: "স্প্রিংফিল্ড" },
  operator: { ...project.site.operator, name: "Acme Inc.", address: "" },
};

const somePlans = [plan("SMALL", 1500), plan("BIG", null, ["webHooks"])];

/** The values in a language, of a site with these plans. */
function values(code: string, plans = somePlans) {
  const numberingSystem = code === "bn" ? "beng" : "latn";
  const content: SiteContent = {
    ...project,
    site,
    plans: { currency: "USD", rows: [], plans },
    languages: [{ ...languageIn(project, "en"), code, htmlLang: code, numberingSystem }],
    texts: (_, namespace) =>
      namespace === "common" ? common : { operator: { address: "Address of {{brand}}" } },
  };
  return valuesIn(content, code);
}

test("every build placeholder has a value, and nothing else has one", () => {
  expect(Object.keys(values("en")).sort()).toEqual(buildPlaceholders(somePlans).sort());
  expect(Object.values(values("en")).join()).not.toContain("{{");
});

test("facts, prices and limits in English; an empty detail of the operator is a highlighted gap", () => {
  expect(values("en")).toMatchObject({
    brand: "Acme",
    disclaimer: "By Acme.",
    currency: "US dollar",
    offeredPlans: "2 other",
    plansWithWebHooks: "BIG one",
    priceBIG: "$19.50",
    productsSMALL: "1,500",
    location: "Springfield",
    newsletterRecipient: "",
    operatorName: "Acme Inc.",
    operatorAddress: "==[Address of Acme]==",
  });
});

test("texts have the language's plural forms and digits, and places its letters if there is a translation", () => {
  expect(values("ar")).toMatchObject({ trialPeriod: "6 few", offeredPlans: "2 two" });
  expect(values("bn")).toMatchObject({ trialPeriod: "৬ other", location: "স্প্রিংফিল্ড" });
  expect(values("ja").location).toBe("Springfield");
});

test.each([
  ["one without a limit", [plan("A", null)], "any, A"],
  [
    "four in another order, two of them with the same limit",
    [plan("D", null), plan("C", 1500), plan("A", 10), plan("B", 10)],
    "up to 10, A and B; up to 1,500, C; more, D",
  ],
])("which plan is for how many products: %s", (_, plans, plansBySize) => {
  expect(values("en", plans)).toMatchObject({ plansBySize });
});
