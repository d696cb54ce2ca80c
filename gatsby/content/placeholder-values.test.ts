/** @jest-environment node */

import { buildPlaceholders } from "../../src/content/placeholders";
import type { Language, Plan, PlansFile, Site, Texts } from "../../src/content/types";
import { site as project } from "../../src/testing/content";
import { type PlaceholderSources, placeholderValues } from "./placeholder-values";

const language = (htmlLang: string) =>
  ({ code: htmlLang, htmlLang, numberingSystem: htmlLang === "bn" ? "beng" : "latn" }) as Language;

const plan = (changes: Partial<Plan>): Plan => ({
  ...{ id: "SMALL", priceCents: 0, popular: false, productLimit: 1500, support: "free" },
  features: [],
  ...changes,
});

const plansOf = (...plans: Plan[]): PlansFile => ({ currency: "USD", rows: [], plans });

const site: Site = {
  ...project,
  ...{ brand: "Acme", trialMonths: 6, setupMinutes: 10, rulesReviewed: "2026-11-20" },
  ...{ imageHost: null, newsletter: {} },
  location: { en: "Springfield", bn: "স্প্রিংফিল্ড" },
  operator: { ...project.operator, name: "", address: "", governingLaw: "" },
};

const common: Texts = {
  trialPeriod_one: "{{trialMonths}} month",
  trialPeriod_other: "{{trialMonths}} months",
  setupTime_one: "{{setupMinutes}} minute",
  setupTime_other: "{{setupMinutes}} minutes",
  offeredPlans_one: "One plan.",
  offeredPlans_other: "{{numberOfPlans}} plans.",
  plansNamed_one: "the {{planNames}} plan",
  plansNamed_other: "the {{planNames}} plans",
  standingLine: "By {{brand}}.",
  plansBySize: {
    upTo: "up to {{limit}}, {{planNames}}",
    more: "more, {{planNames}}",
    any: "any, {{planNames}}",
    list: "{{first}}; {{rest}}",
  },
};

const operator = {
  name: "Name of the company",
  address: "Address of {{brand}}",
  registration: "Registration",
  hostingProvider: "Host",
  logRetention: "Retention",
  governingLaw: "Governing law",
};

function sources(changes: Partial<PlaceholderSources> = {}): PlaceholderSources {
  const plans = plansOf(plan({}), plan({ id: "BIG", priceCents: 1950, productLimit: null }));
  return { site, plans, language: language("en"), common, legal: { operator }, ...changes };
}

test("every build placeholder has a value, and nothing else has one", () => {
  const plans = plansOf(plan({ features: ["webHooks"] }), plan({ id: "BIG", productLimit: null }));
  const values = placeholderValues(sources({ plans }));
  expect(Object.keys(values).sort()).toEqual(buildPlaceholders(plans.plans).sort());
  expect(Object.values(values).join()).not.toContain("{{");
});

test("facts, prices and limits in English", () => {
  expect(placeholderValues(sources())).toMatchObject({
    brand: "Acme",
    standingLine: "By Acme.",
    currency: "US dollar",
    offeredPlans: "2 plans.",
    priceBIG: "$19.50",
    productsSMALL: "1,500",
    trialPeriod: "6 months",
    setupTime: "10 minutes",
    location: "Springfield",
    newsletterRecipient: "",
  });
});

test("an empty detail of the operator becomes a highlighted gap", () => {
  const filled = { ...site, operator: { ...site.operator, name: "Acme Inc." } };
  expect(placeholderValues(sources({ site: filled }))).toMatchObject({
    operatorName: "Acme Inc.",
    operatorAddress: "==[Address of Acme]==",
  });
});

/** A plural group with every form that some language has, each with its name. */
const formsOf = (group: string, value: string) =>
  Object.fromEntries(
    ["zero", "one", "two", "few", "many", "other"].map((form) => [
      `${group}_${form}`,
      `{{${value}}} ${form}`,
    ]),
  );

const formTexts: Texts = {
  ...formsOf("trialPeriod", "trialMonths"),
  ...formsOf("setupTime", "setupMinutes"),
  ...formsOf("offeredPlans", "numberOfPlans"),
  ...formsOf("plansNamed", "planNames"),
  standingLine: "",
  plansBySize: common.plansBySize ?? "",
};

const valuesIn = (htmlLang: string, changes: Partial<PlaceholderSources> = {}) =>
  placeholderValues(sources({ language: language(htmlLang), common: formTexts, ...changes }));

test.each([
  [1, "1 one"],
  [2, "2 two"],
  [6, "6 few"],
  [12, "12 many"],
])("Arabic has its own form for %d months", (trialMonths, trialPeriod) => {
  expect(valuesIn("ar", { site: { ...site, trialMonths } })).toMatchObject({ trialPeriod });
});

test("numbers are written in the language's digits, places in its letters where it has them", () => {
  const { location } = site;
  expect(valuesIn("bn")).toMatchObject({ trialPeriod: "৬ other", location: location.bn });
  expect(valuesIn("ja").location).toBe(location.en);
});

const fourPlans = plansOf(
  plan({ id: "A" }),
  plan({ id: "B", features: ["webHooks"] }),
  plan({ id: "C", features: ["webHooks"] }),
  plan({ id: "D", features: ["webHooks"] }),
);

test.each([
  ["ar", "دولار أمريكي", "4 few", "B وC وD few"],
  ["ja", "米ドル", "4 other", "B、C、D other"],
])("in %s, plans are listed and counted as the language does", (code, money, offered, hooks) => {
  expect(valuesIn(code, { plans: fourPlans })).toMatchObject({
    currency: money,
    offeredPlans: offered,
    plansWithWebHooks: hooks,
  });
});

const sized = (id: string, productLimit: number | null) => plan({ id, productLimit });

test.each([
  ["one plan", [sized("A", 1)], "up to 1, A"],
  ["one without a limit", [sized("A", null)], "any, A"],
  [
    "three",
    [sized("A", 10), sized("B", 50), sized("C", null)],
    "up to 10, A; up to 50, B; more, C",
  ],
  [
    "four, of which two are for as many, in another order",
    [sized("D", null), sized("C", 1500), sized("A", 10), sized("B", 10)],
    "up to 10, A and B; up to 1,500, C; more, D",
  ],
])("which plan is for how many products: %s", (_, own, plansBySize) => {
  expect(placeholderValues(sources({ plans: plansOf(...own) }))).toMatchObject({ plansBySize });
});
