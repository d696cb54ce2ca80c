import { formatYear } from "../../src/content/format";
import type { Language, Site } from "../../src/content/types";

/** Returns the operator's location in a language, or in English if there is no translation. */
export const locationIn = ({ location }: Site, code: string): string =>
  location[code] ?? location.en;

/** Returns the year of the site's last change, in the digits of the language. */
export const updatedYear = ({ updated }: Site, language: Language): string =>
  formatYear(Number(updated.slice(0, 4)), language);

/** Returns the address and the field of the newsletter's form; null if there is no such service. */
export const newsletterForm = ({ newsletter: { endpoint, field = "email" } }: Site) =>
  endpoint ? { endpoint, field } : null;
