import { formatYear } from "../../src/content/format";
import type { GuideSource, Language, Site } from "../../src/content/types";
import { defaultLanguage } from "../../src/i18n/paths";

/** Returns the operator's location in a language, or in English if there is no translation. */
export const locationIn = ({ location }: Site, code: string): string =>
  location[code] ?? location.en;

/** Returns the year of the site's last change, in the digits of the language. */
export const updatedYear = ({ updated }: Site, language: Language): string =>
  formatYear(Number(updated.slice(0, 4)), language);

/** Returns the address and the field of the newsletter's form; null if there is no such service. */
export const newsletterForm = ({ newsletter: { endpoint, field = "email" } }: Site) =>
  endpoint ? { endpoint, field } : null;

/** The sources of the guide that a language shows: English ones, and those in the language itself. */
export const shownSources = (sources: GuideSource[], code: string): GuideSource[] =>
  sources.filter(({ language }) => language === defaultLanguage || language === code);
