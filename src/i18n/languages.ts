import list from "../../data/languages.json";
import type { Language } from "../content/types";

const allLanguages = list.languages as Language[];

/** The published languages, in the order of data/languages.json. */
export const languages: readonly Language[] = allLanguages.filter(({ published }) => published);

/** Returns a language by its code, published or not, and English for an unknown code. */
export function languageByCode(code: string): Language {
  const found = allLanguages.find((language) => language.code === code) ?? allLanguages[0];
  if (!found) throw new Error("data/languages.json lists no language");
  return found;
}
