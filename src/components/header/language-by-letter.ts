import type { Language } from "../../content/types";

const isLatin = (letter: string) => letter.charCodeAt(0) <= 0xff;

/** Returns the first language whose own name begins with the letter; null for a Latin letter. */
export function languageByLetter(letter: string, languages: readonly Language[]): string | null {
  if ([...letter].length !== 1 || isLatin(letter)) return null;
  const wanted = letter.toLocaleLowerCase();
  const found = languages.find(({ endonym }) => endonym.toLocaleLowerCase().startsWith(wanted));
  return found?.code ?? null;
}
