import { formatDate, formatNumber, formatPrice } from "./format";
import {
  fillPlaceholders,
  operatorFields,
  pluralPlaceholders,
  type SitePlaceholder,
} from "./placeholders";
import { pluralText } from "./plural-text";
import type { CommonTexts, Language, LegalTexts, PlansFile, Site } from "./types";

export interface PlaceholderSources {
  site: Site;
  plans: PlansFile;
  language: Language;
  common: CommonTexts;
  legal: LegalTexts;
}

type Values = Record<string, string>;

/** What each build placeholder stands for in one language. */
export function placeholderValues(sources: PlaceholderSources): Values {
  const { common } = sources;
  const facts = { ...siteValues(sources), ...planValues(sources) };
  return {
    ...facts,
    ...operatorValues(sources, facts),
    ...pluralValues(sources, facts),
    ...fillPlaceholders({ standingLine: common.standingLine }, facts),
  };
}

function siteValues(sources: PlaceholderSources): Record<SitePlaceholder, string> {
  const { site, language } = sources;
  return {
    brand: site.brand,
    siteUrl: site.siteUrl,
    appUrl: site.appUrl,
    supportEmail: site.supportEmail,
    privacyEmail: site.privacyEmail,
    legalEmail: site.legalEmail,
    phone: site.phone,
    location: site.location[language.code] ?? site.location.en,
    trialMonths: formatNumber(site.trialMonths, language),
    setupMinutes: formatNumber(site.setupMinutes, language),
    rulesReviewed: formatDate(site.rulesReviewed, language),
    // Texts that name the image host are shown only where there is one.
    imageHost: site.imageHost ?? "",
  };
}

/** An empty detail becomes a marked gap (`==[…]==`), which nobody overlooks before going live. */
function operatorValues({ site, legal }: PlaceholderSources, facts: Values): Values {
  const gaps = fillPlaceholders(legal.operator, facts);
  return Object.fromEntries(
    Object.entries(operatorFields).map(([name, field]) => [
      name,
      site.operator[field] || `==[${gaps[field]}]==`,
    ]),
  );
}

function pluralValues({ site, language, common }: PlaceholderSources, facts: Values): Values {
  return Object.fromEntries(
    Object.entries(pluralPlaceholders).map(([name, number]) => {
      const forms = Object.entries(common).filter(([key]) => key.startsWith(`${name}_`));
      const filled = fillPlaceholders(Object.fromEntries(forms), facts);
      return [name, pluralText(language, name, filled, site[number])];
    }),
  );
}

function planValues({ plans, language }: PlaceholderSources): Values {
  const values: Values = {};
  for (const { id, priceCents, productLimit } of plans.plans) {
    values[`price${id}`] = formatPrice(priceCents, plans.currency, language);
    if (productLimit !== null) {
      values[`products${id}`] = formatNumber(productLimit, language);
    }
  }
  return values;
}
