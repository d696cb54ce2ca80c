import list from "../../data/languages.json";
import type { Language } from "../content/types";

/** The published languages, in the order of data/languages.json. */
export const languages: readonly Language[] = (list.languages as Language[]).filter(
  ({ published }) => published,
);

/** Whether a value is the code of a published language. */
export function isLanguage(value: unknown): value is string {
  return languages.some(({ code }) => code === value);
}

/** A published language by its code; the first one, English, for anything else. */
export function languageByCode(code: string): Language {
  const found = languages.find((language) => language.code === code) ?? languages[0];
  if (!found) throw new Error("data/languages.json publishes no language");
  return found;
}
