import list from "../../data/languages.json";
import type { Language } from "../content/types";
import { defaultLanguage } from "./paths";

const allLanguages = list.languages as Language[];

/** The published languages, in the order of data/languages.json. */
export const languages: readonly Language[] = allLanguages.filter(({ published }) => published);

const find = (code: string) => allLanguages.find((language) => language.code === code);

/** Returns a language by its code, published or not, and English for an unknown code. */
export function languageByCode(code: string): Language {
  const found = find(code) ?? find(defaultLanguage);
  if (!found) throw new Error("data/languages.json does not list English");
  return found;
}
