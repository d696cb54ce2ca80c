import list from "../../data/languages.json";
import type { Language } from "../content/types";

const allLanguages = list.languages as Language[];

/** The published languages, in the order of data/languages.json. */
export const languages: readonly Language[] = allLanguages.filter(({ published }) => published);

/** Whether a value is the code of a published language. */
export function isLanguage(value: unknown): value is string {
  return languages.some(({ code }) => code === value);
}

/** A language by its code, published or not; the first one, English, for an unknown code. */
export function languageByCode(code: string): Language {
  const found = allLanguages.find((language) => language.code === code) ?? allLanguages[0];
  if (!found) throw new Error("data/languages.json lists no language");
  return found;
}
