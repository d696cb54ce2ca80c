import { fillPlaceholders } from "../../src/content/fill-placeholders";
import {
  currencyName,
  displayName,
  formatDate,
  formatList,
  formatNumber,
  priceInText,
} from "../../src/content/format";
import {
  featuresOfPlans,
  operatorFields,
  pageTexts,
  planGroup,
  plansWith,
  pluralPlaceholders,
  type SitePlaceholder,
  sizeGroup,
} from "../../src/content/placeholders";
import type { Language, Plan, Texts } from "../../src/content/types";
import { textAt } from "../../src/i18n/translator";
import { languageIn, type SiteContent } from "./site-content";

type Values = Record<string, string>;

/** Returns the values of all placeholders that are filled at build, in one language. */
export function valuesIn(content: SiteContent, code: string): Values {
  const language = languageIn(content, code);
  const facts = { ...siteValues(content, language), ...planValues(content, language) };
  return {
    ...facts,
    ...operatorValues(content, language, facts),
    ...pluralValues(content, language, facts),
    ...featureValues(content, language),
    [sizeGroup.key]: sizesValue(content, language),
    disclaimer: fillPlaceholders(unfilledText(content, code, "common:disclaimer"), facts),
  };
}

/** Returns a namespace of locales/ as pages query it: filled, without the texts that only the build reads. */
export function filledTexts(content: SiteContent, code: string, namespace: string): Texts {
  return fillPlaceholders(
    pageTexts(namespace, content.texts(code, namespace)),
    valuesIn(content, code),
  );
}

/** Returns a text of locales/ by its key, such as "common:nav.faq", with its placeholders as they are. */
function unfilledText(content: SiteContent, code: string, key: string): string {
  const [namespace = ""] = key.split(":");
  return textAt({ [namespace]: content.texts(code, namespace) }, key);
}

/** Returns a text of locales/ by its key, filled. */
export const filledText = (content: SiteContent, code: string, key: string): string =>
  fillPlaceholders(unfilledText(content, code, key), valuesIn(content, code));

/** Returns the operator's location in a language, or in English if there is no translation. */
export const locationIn = ({ site: { location } }: SiteContent, code: string): string =>
  location[code] ?? String(location.en);

function siteValues(content: SiteContent, language: Language): Record<SitePlaceholder, string> {
  const { site, plans } = content;
  const { recipient } = site.newsletter;
  return {
    brand: site.brand,
    siteUrl: site.siteUrl,
    appUrl: site.appUrl,
    supportEmail: site.supportEmail,
    privacyEmail: site.privacyEmail,
    legalEmail: site.legalEmail,
    phone: site.phone,
    location: locationIn(content, language.code),
    trialMonths: formatNumber(site.trialMonths, language),
    setupMinutes: formatNumber(site.setupMinutes, language),
    rulesReviewed: formatDate(site.rulesReviewed, language),
    // Texts with these four are shown only if there is such a service.
    imageHost: site.imageHost ?? "",
    newsletterRecipient: recipient?.name ?? "",
    newsletterCountry: recipient ? displayName("region", recipient.country, language) : "",
    newsletterPolicy: recipient?.policyUrl ?? "",
    currency: currencyName(plans.currency, language),
    numberOfPlans: formatNumber(plans.plans.length, language),
  };
}

function planValues(content: SiteContent, language: Language): Values {
  const { currency, plans } = content.plans;
  const values: Values = {};
  for (const { id, priceCents, productLimit } of plans) {
    values[`price${id}`] = priceInText(priceCents, currency, language);
    if (productLimit !== null) values[`products${id}`] = formatNumber(productLimit, language);
  }
  return values;
}

/** Replaces an empty detail by a highlighted gap (`==[…]==`), so that nobody overlooks it. */
function operatorValues(content: SiteContent, { code }: Language, facts: Values): Values {
  const gap = (field: string) =>
    fillPlaceholders(unfilledText(content, code, `legal:operator.${field}`), facts);
  return Object.fromEntries(
    Object.entries(operatorFields).map(([name, field]) => [
      name,
      content.site.operator[field] || `==[${gap(field)}]==`,
    ]),
  );
}

/**
 * Returns the form of a plural group in common.json (`<group>_one`, `<group>_other` …) for a number, filled.
 * Intl chooses the form, as in i18next.
 */
export function pluralValue(
  content: SiteContent,
  { code, htmlLang }: Language,
  group: string,
  count: number,
  values: Values,
): string {
  const key = `common:${group}`;
  const form = new Intl.PluralRules(htmlLang).select(count);
  return fillPlaceholders(unfilledText(content, code, `${key}_${form}`), values);
}

function pluralValues(content: SiteContent, language: Language, facts: Values): Values {
  const counts = { ...content.site, numberOfPlans: content.plans.plans.length };
  return Object.fromEntries(
    Object.entries(pluralPlaceholders).map(([name, number]) => [
      name,
      pluralValue(content, language, name, counts[number], facts),
    ]),
  );
}

export const plansWithFeature = ({ plans: { plans } }: SiteContent, feature: string): string[] =>
  plans.filter(({ features }) => features.includes(feature)).map(({ id }) => id);

/** Returns the names of the plans that include each feature, as part of a sentence. */
function featureValues(content: SiteContent, language: Language): Values {
  return Object.fromEntries(
    featuresOfPlans(content.plans.plans).map((feature) => {
      const names = plansWithFeature(content, feature);
      const values = { [planGroup.names]: formatList(names, language) };
      return [
        plansWith(feature),
        pluralValue(content, language, planGroup.key, names.length, values),
      ];
    }),
  );
}

/**
 * Says which plans are for how many products, in ascending order: "up to 10, FREE; more, PREMIUM". Plans with
 * the same limit are named together.
 */
function sizesValue(content: SiteContent, language: Language): string {
  const { plans } = content.plans;
  const fill = (name: keyof typeof sizeGroup.names, values: Values) =>
    fillPlaceholders(
      unfilledText(content, language.code, `common:${sizeGroup.key}.${name}`),
      values,
    );
  const limitOf = (plan: Plan) => plan.productLimit ?? Number.POSITIVE_INFINITY;
  const limits = [...new Set(plans.map(limitOf))].sort((one, other) => one - other);
  return limits
    .map((limit, index) => {
      const ids = plans.filter((plan) => limitOf(plan) === limit).map(({ id }) => id);
      const planNames = formatList(ids, language);
      if (limit === Number.POSITIVE_INFINITY) {
        return fill(index > 0 ? "more" : "any", { planNames });
      }
      return fill("upTo", { limit: formatNumber(limit, language), planNames });
    })
    .reduceRight((rest, first) => fill("list", { first, rest }));
}
