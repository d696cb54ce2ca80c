import {
  currencyName,
  formatDate,
  formatList,
  formatNumber,
  priceInText,
  regionName,
} from "../../src/content/format";
import {
  fillPlaceholders,
  heldFeatures,
  operatorFields,
  planGroup,
  plansWith,
  pluralPlaceholders,
  type SitePlaceholder,
  sizeGroup,
} from "../../src/content/placeholders";
import type { Language, Plan, PlansFile, Site, Texts } from "../../src/content/types";
import { locationIn } from "./site";

export interface PlaceholderSources {
  site: Site;
  plans: PlansFile;
  language: Language;
  common: Texts;
  legal: Texts;
}

export type Values = Record<string, string>;

/** Returns the values of all placeholders that are filled at build, in one language. */
export function placeholderValues(sources: PlaceholderSources): Values {
  const { common } = sources;
  const facts = { ...siteValues(sources), ...planValues(sources) };
  return {
    ...facts,
    ...operatorValues(sources, facts),
    ...pluralValues(sources, facts),
    ...featureValues(sources),
    [sizeGroup.key]: sizesValue(sources),
    standingLine: fillPlaceholders(String(common.standingLine), facts),
  };
}

function siteValues(sources: PlaceholderSources): Record<SitePlaceholder, string> {
  const { site, plans, language } = sources;
  const { recipient } = site.newsletter;
  return {
    brand: site.brand,
    siteUrl: site.siteUrl,
    appUrl: site.appUrl,
    supportEmail: site.supportEmail,
    privacyEmail: site.privacyEmail,
    legalEmail: site.legalEmail,
    phone: site.phone,
    location: locationIn(site, language.code),
    trialMonths: formatNumber(site.trialMonths, language),
    setupMinutes: formatNumber(site.setupMinutes, language),
    rulesReviewed: formatDate(site.rulesReviewed, language),
    // Texts with these four are shown only if there is such a service.
    imageHost: site.imageHost ?? "",
    newsletterRecipient: recipient?.name ?? "",
    newsletterCountry: recipient ? regionName(recipient.country, language) : "",
    newsletterPolicy: recipient?.policyUrl ?? "",
    currency: currencyName(plans.currency, language),
    numberOfPlans: formatNumber(plans.plans.length, language),
  };
}

/** Replaces an empty detail by a highlighted gap (`==[…]==`), so that nobody overlooks it. */
function operatorValues({ site, legal }: PlaceholderSources, facts: Values): Values {
  const gaps = fillPlaceholders(legal.operator as Texts, facts);
  return Object.fromEntries(
    Object.entries(operatorFields).map(([name, field]) => [
      name,
      site.operator[field] || `==[${gaps[field]}]==`,
    ]),
  );
}

/**
 * Returns the form of a plural group in common.json (`<group>_one`, `<group>_other` …) for a number, filled.
 * Intl chooses the form, as in i18next.
 */
export function pluralValue(
  { language, common }: Pick<PlaceholderSources, "language" | "common">,
  group: string,
  count: number,
  facts: Values,
): string {
  const key = `${group}_${new Intl.PluralRules(language.htmlLang).select(count)}`;
  return fillPlaceholders(String(common[key]), facts);
}

function pluralValues(sources: PlaceholderSources, facts: Values): Values {
  const { site, plans } = sources;
  const counts = { ...site, numberOfPlans: plans.plans.length };
  return Object.fromEntries(
    Object.entries(pluralPlaceholders).map(([name, number]) => [
      name,
      pluralValue(sources, name, counts[number], facts),
    ]),
  );
}

/** Returns the names of the plans that include each feature, as part of a sentence. */
function featureValues(sources: PlaceholderSources): Values {
  const { plans } = sources.plans;
  return Object.fromEntries(
    heldFeatures(plans).map((feature) => {
      const names = plans.filter(({ features }) => features.includes(feature)).map(({ id }) => id);
      const facts = { [planGroup.names]: formatList(names, sources.language) };
      return [plansWith(feature), pluralValue(sources, planGroup.key, names.length, facts)];
    }),
  );
}

/**
 * Says which plans are for how many products, in ascending order: "up to 10, FREE; more, PREMIUM". Plans with
 * the same limit are named together.
 */
function sizesValue({ plans: { plans }, language, common }: PlaceholderSources): string {
  const texts = common[sizeGroup.key] as Texts;
  const say = (name: keyof typeof sizeGroup.names, values: Values) =>
    String(fillPlaceholders(texts[name], values));
  const limitOf = (plan: Plan) => plan.productLimit ?? Number.POSITIVE_INFINITY;
  const limits = [...new Set(plans.map(limitOf))].sort((one, other) => one - other);
  return limits
    .map((limit, index) => {
      const ids = plans.filter((plan) => limitOf(plan) === limit).map(({ id }) => id);
      const planNames = formatList(ids, language);
      if (limit === Number.POSITIVE_INFINITY) return say(index > 0 ? "more" : "any", { planNames });
      return say("upTo", { limit: formatNumber(limit, language), planNames });
    })
    .reduceRight((rest, first) => say("list", { first, rest }));
}

function planValues({ plans, language }: PlaceholderSources): Values {
  const values: Values = {};
  for (const { id, priceCents, productLimit } of plans.plans) {
    values[`price${id}`] = priceInText(priceCents, plans.currency, language);
    if (productLimit !== null) {
      values[`products${id}`] = formatNumber(productLimit, language);
    }
  }
  return values;
}
