import type { Operator, Plan, Texts } from "./types";

/** Placeholders that stay in the text: i18next fills them in the browser. */
export const runtimePlaceholders = [
  "name",
  "plan",
  "year",
  "limit",
  "value",
  "uri",
  "modules",
] as const;

/** Facts from site.json and plans.json. */
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

/** Which field of the operator in site.json each of them shows. */
export const operatorFields = {
  operatorName: "name",
  operatorAddress: "address",
  operatorRegistration: "registration",
  hostingProvider: "hostingProvider",
  logRetention: "logRetention",
  governingLaw: "governingLaw",
} as const satisfies Record<string, keyof Operator>;

/** Placeholders made from a plural group of common.json, and the number that chooses the form. */
export const pluralPlaceholders = {
  trialPeriod: "trialMonths",
  setupTime: "setupMinutes",
  offeredPlans: "numberOfPlans",
} as const;

/** The plural group of common.json that names plans, and what stands in it alone: their names. */
export const planGroup = { key: "plansNamed", names: "planNames" } as const;

/**
 * The texts of common.json that say which plan is for how many products, and what stands in each of
 * them alone: {{plansBySize}} is "FREE for up to 10, PREMIUM for more".
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

/** What names the plans that hold a feature: plansWithCustomDomain for "customDomain". */
export const plansWith = (feature: string): string =>
  `plansWith${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

/** Placeholders that are made from texts; those texts cannot hold such placeholders in turn. */
export const textPlaceholders: readonly string[] = [
  ...Object.keys(operatorFields),
  ...Object.keys(pluralPlaceholders),
  sizeGroup.key,
  "standingLine",
];

/** The texts that no component shows: the placeholders are made from them. */
export const buildTextKeys: readonly string[] = [
  ...Object.keys(pluralPlaceholders).map((name) => `common:${name}`),
  `common:${planGroup.key}`,
  ...Object.keys(sizeGroup.names).map((name) => `common:${sizeGroup.key}.${name}`),
  "common:standingLine",
  ...Object.values(operatorFields).map((field) => `legal:operator.${field}`),
];

/** Leaves out the texts that only the build reads, so that no page carries them. */
export function pageTexts(ns: string, texts: Texts): Texts {
  const isBuildText = (key: string) =>
    buildTextKeys.some((built) => `${built}.`.startsWith(`${ns}:${key.split("_")[0]}.`));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isBuildText(key)));
}

export type PlanFacts = Pick<Plan, "id" | "productLimit" | "features">;

/** The features that a plan holds, each once. */
export const heldFeatures = (plans: readonly PlanFacts[]): string[] => [
  ...new Set(plans.flatMap(({ features }) => features)),
];

/** The names of all placeholders that are filled at build. */
export function buildPlaceholders(plans: readonly PlanFacts[]): string[] {
  return [
    ...siteNames,
    ...textPlaceholders,
    ...plans.map(({ id }) => `price${id}`),
    ...plans.filter((plan) => plan.productLimit !== null).map(({ id }) => `products${id}`),
    ...heldFeatures(plans).map(plansWith),
  ];
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name.trim()))];
}

/** A text without its placeholders; a brace that remains is a mistyped one. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, "");
}

/**
 * Fills the build placeholders in every text of a value, however deep. The content check has refused
 * unknown ones, and said where they stand.
 */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  const fill = (whole: string, written: string): string => {
    const name = written.trim();
    if (Object.hasOwn(values, name)) return values[name] ?? "";
    if ((runtimePlaceholders as readonly string[]).includes(name)) return whole;
    throw new Error(`Unknown placeholder ${whole}`);
  };
  return JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === "string" ? each.replace(placeholder, fill) : each,
  ) as T;
}
