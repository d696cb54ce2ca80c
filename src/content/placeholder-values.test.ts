/** @jest-environment node */
import languagesFile from "../../data/languages.json";
import plans from "../../data/plans.json";
import site from "../../data/site.json";
import common from "../../locales/en/common.json";
import legal from "../../locales/en/legal.json";
import { type PlaceholderSources, placeholderValues } from "./placeholder-values";
import { buildPlaceholders } from "./placeholders";
import type { CommonTexts, Language, PlansFile } from "./types";

const languages = languagesFile.languages as Language[];
const english = languages.find(({ code }) => code === "en") as Language;
const arabic = languages.find(({ code }) => code === "ar") as Language;
const bengali = languages.find(({ code }) => code === "bn") as Language;

const plansFile: PlansFile = {
  currency: "USD",
  rows: [],
  plans: [
    {
      id: "SMALL",
      priceCents: 0,
      popular: false,
      productLimit: 1500,
      support: "free",
      features: [],
    },
    {
      id: "BIG",
      priceCents: 1950,
      popular: true,
      productLimit: null,
      support: "free",
      features: [],
    },
  ],
};

function sources(changes: Partial<PlaceholderSources> = {}): PlaceholderSources {
  return {
    site: { ...site, trialMonths: 6, setupMinutes: 10, rulesReviewed: "2026-11-20" },
    plans: plansFile,
    language: english,
    common,
    legal,
    ...changes,
  };
}

test("every build placeholder has a value, and nothing else has one", () => {
  const values = placeholderValues(sources({ plans: plans as PlansFile }));
  expect(Object.keys(values).sort()).toEqual(buildPlaceholders(plans.plans).sort());
  expect(Object.values(values).join()).not.toContain("{{");
});

test("facts, prices and limits in English", () => {
  expect(placeholderValues(sources())).toMatchObject({
    brand: site.brand,
    siteUrl: site.siteUrl,
    trialMonths: "6",
    setupMinutes: "10",
    priceSMALL: "$0",
    priceBIG: "$19.50",
    productsSMALL: "1,500",
    trialPeriod: "6 months",
    setupTime: "10 minutes",
    location: site.location.en,
    imageHost: "",
    operatorName: "==[Name of the company]==",
    governingLaw: "==[Governing law]==",
  });
});

test("the number chooses the form", () => {
  const one = { ...site, trialMonths: 1, setupMinutes: 1 };
  expect(placeholderValues(sources({ site: one }))).toMatchObject({
    trialPeriod: "1 month",
    setupTime: "1 minute",
  });
});

test("an operator's detail takes the place of its gap", () => {
  const filled = { ...site, operator: { ...site.operator, name: "Acme Inc." } };
  expect(placeholderValues(sources({ site: filled }))).toMatchObject({
    operatorName: "Acme Inc.",
    operatorAddress: "==[Address of the company]==",
  });
});

const arabicTexts: CommonTexts = {
  standingLine: "{{brand}}",
  trialPeriod_zero: "zero",
  trialPeriod_one: "one",
  trialPeriod_two: "two",
  trialPeriod_few: "{{trialMonths}} few",
  trialPeriod_many: "{{trialMonths}} many",
  trialPeriod_other: "{{trialMonths}} other",
  setupTime_many: "{{setupMinutes}} many",
  setupTime_few: "{{setupMinutes}} few",
};

test.each([
  [2, "two"],
  [6, "6 few"],
  [12, "12 many"],
  [100, "100 other"],
])("Arabic has its own form for %d months", (trialMonths, text) => {
  const values = placeholderValues(
    sources({ site: { ...site, trialMonths }, language: arabic, common: arabicTexts }),
  );
  expect(values).toMatchObject({ trialPeriod: text, standingLine: site.brand });
});

test("numbers are written in the language's digits", () => {
  expect(placeholderValues(sources({ language: bengali }))).toMatchObject({
    trialMonths: "৬",
    trialPeriod: "৬ months",
    location: site.location.bn,
  });
});

test("each language of the site finds its plural forms", () => {
  for (const language of languages) {
    const { pluralCategories } = new Intl.PluralRules(language.htmlLang).resolvedOptions();
    const texts = Object.fromEntries(
      pluralCategories.flatMap((category) => [
        [`trialPeriod_${category}`, "{{trialMonths}}"],
        [`setupTime_${category}`, "{{setupMinutes}}"],
      ]),
    );
    expect(() =>
      placeholderValues(sources({ language, common: { ...texts, standingLine: "" } })),
    ).not.toThrow();
  }
});

test("a language without a location of its own shows the English one", () => {
  const location = { en: "San Francisco, CA" };
  expect(
    placeholderValues(sources({ site: { ...site, location }, language: bengali })).location,
  ).toBe("San Francisco, CA");
});

test("a missing plural form and an unknown placeholder stop the build", () => {
  const { trialPeriod_other, ...withoutOther } = common;
  expect(trialPeriod_other).toBeDefined();
  expect(() => placeholderValues(sources({ common: withoutOther }))).toThrow(
    "common:trialPeriod_other is missing in en",
  );
  expect(() =>
    placeholderValues(sources({ common: { ...common, standingLine: "{{x}}" } })),
  ).toThrow("Unknown placeholder {{x}} at standingLine");
  expect(() =>
    placeholderValues(sources({ common: { ...common, standingLine: "{{trialPeriod}}" } })),
  ).toThrow("Unknown placeholder {{trialPeriod}} at standingLine");
});
