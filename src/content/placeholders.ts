import type { Operator, Plan, Texts } from "./types";

/** Placeholders that i18next fills in the browser. */
export const runtimePlaceholders = [
  "name",
  "plan",
  "year",
  "limit",
  "value",
  "uri",
  "modules",
] as const;

/** Placeholders for values of site.json and plans.json. */
const siteNames = [
  "brand",
  "siteUrl",
  "appUrl",
  "supportEmail",
  "privacyEmail",
  "legalEmail",
  "phone",
  "location",
  "trialMonths",
  "setupMinutes",
  "rulesReviewed",
  "imageHost",
  "newsletterRecipient",
  "newsletterCountry",
  "newsletterPolicy",
  "currency",
  "numberOfPlans",
] as const;

export type SitePlaceholder = (typeof siteNames)[number];

/** Placeholders for the operator, and the fields of `operator` in site.json that they show. */
export const operatorFields = {
  operatorName: "name",
  operatorAddress: "address",
  operatorRegistration: "registration",
  hostingProvider: "hostingProvider",
  logRetention: "logRetention",
  governingLaw: "governingLaw",
} as const satisfies Record<string, keyof Operator>;

/** Placeholders that are filled with a plural group of common.json, and the number that selects the form. */
export const pluralPlaceholders = {
  trialPeriod: "trialMonths",
  setupTime: "setupMinutes",
  offeredPlans: "numberOfPlans",
} as const;

/** The plural group of common.json that names plans, and the placeholder that only it may contain. */
export const planGroup = { key: "plansNamed", names: "planNames" } as const;

/**
 * The texts of common.json that {{plansBySize}} is made of, as in "FREE for up to 10, PREMIUM for more", and
 * the placeholders that only they may contain.
 */
export const sizeGroup = {
  key: "plansBySize",
  names: {
    upTo: ["limit", planGroup.names],
    more: [planGroup.names],
    any: [planGroup.names],
    list: ["first", "rest"],
  },
} as const;

/** Placeholders of locales/<language>/offer.json alone: gatsby/content/offer.ts fills them. */
export const offerPlaceholders = [
  "trialPlans",
  "freePlan",
  "codesPeriod",
  "domainPlans",
  "fileKinds",
  "number",
  "languageNames",
] as const;

/** Returns the placeholder for the plans with a feature: plansWithCustomDomain for "customDomain". */
export const plansWith = (feature: string): string =>
  `plansWith${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

/** Placeholders that are filled with texts, which must not contain such placeholders themselves. */
export const textPlaceholders: readonly string[] = [
  ...Object.keys(operatorFields),
  ...Object.keys(pluralPlaceholders),
  sizeGroup.key,
  "disclaimer",
];

/** The keys of texts that no component shows, because placeholders are filled with them. */
export const buildTextKeys: readonly string[] = [
  ...Object.keys(pluralPlaceholders).map((name) => `common:${name}`),
  `common:${planGroup.key}`,
  ...Object.keys(sizeGroup.names).map((name) => `common:${sizeGroup.key}.${name}`),
  "common:disclaimer",
  ...Object.values(operatorFields).map((field) => `legal:operator.${field}`),
];

/** Returns a namespace without the texts that only the build reads, so that no page contains them. */
export function pageTexts(ns: string, texts: Texts): Texts {
  const isBuildText = (key: string) =>
    buildTextKeys.some((each) => `${each}.`.startsWith(`${ns}:${key.split("_")[0]}.`));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isBuildText(key)));
}

export type PlanFacts = Pick<Plan, "id" | "productLimit" | "features">;

/** Returns the features of all plans, each once. */
export const featuresOfPlans = (plans: readonly PlanFacts[]): string[] => [
  ...new Set(plans.flatMap(({ features }) => features)),
];

/** Returns the names of all placeholders that are filled at build. */
export function buildPlaceholders(plans: readonly PlanFacts[]): string[] {
  return [
    ...siteNames,
    ...textPlaceholders,
    ...plans.map(({ id }) => `price${id}`),
    ...plans.filter((plan) => plan.productLimit !== null).map(({ id }) => `products${id}`),
    ...featuresOfPlans(plans).map(plansWith),
  ];
}
