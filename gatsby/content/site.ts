import { formatYear } from "../../src/content/format";
import type { GuideSource, Language, Site } from "../../src/content/types";
import { defaultLanguage } from "../../src/i18n/paths";

/** Where the operator is, as a language writes it; in English where it does not. */
export const locationIn = ({ location }: Site, code: string): string =>
  location[code] ?? location.en;

/** The year of the site's last change, in the language's digits. */
export const updatedYear = ({ updated }: Site, language: Language): string =>
  formatYear(Number(updated.slice(0, 4)), language);

/** Where the newsletter's form posts to, and its field; null where there is no such service. */
export const newsletterForm = ({ newsletter: { endpoint, field = "email" } }: Site) =>
  endpoint ? { endpoint, field } : null;

/** The sources of the guide that a language shows: English ones, and those in the language itself. */
export const shownSources = (sources: GuideSource[], code: string): GuideSource[] =>
  sources.filter(({ language }) => language === defaultLanguage || language === code);
