import { join } from "node:path";
import { readFiles } from "../../content-check/content";

/** What no translation changes: placeholders, code, link targets, addresses, names in capitals. */
const kept = /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|https?:\S+|\S+@\S+|\b[A-Z][A-Z0-9]+\b/;
const words = new RegExp(`(${kept.source})|[A-Za-z]+`, "g");

/** Adds accents to a word, and lengthens it by a share. */
function pseudoWord(word: string, share: number): string {
  const accented = word.replaceAll("a", "ä").replaceAll("e", "é");
  return accented.padEnd(Math.ceil(word.length * (1 + share)), "éõü");
}

/**
 * Translates an English text into a pseudo language. A text that is only a name is changed, too.
 * @param share by which it is longer
 */
export function pseudoText(text: string, share = 0.4): string {
  const pseudo = text.replace(words, (word, keep?: string) => keep ?? pseudoWord(word, share));
  return (pseudo === text ? `${text} é` : pseudo).replaceAll("'", "’");
}

/** Keys of texts that may not be longer than in English, because search results or labels cut them. */
const short = /^(?:meta$|description$|setupTime_)/;

/** Translates all texts of a value. Ids and conditions are not texts. */
function pseudoValue(value: unknown, key = "", share?: number): unknown {
  const own = short.test(key) ? 0 : share;
  if (typeof value === "string") {
    return key === "id" || key === "when" ? value : pseudoText(value, own);
  }
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, "", own));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, pseudoValue(item, name, own)]),
  );
}

const translated =
  /^(locales\/|data\/faqs\/|data\/guide\/|data\/legal\/|data\/sample-product\/)en(\/.*)?\.json$/;

/**
 * Returns the files that a translator adds for a language, by path.
 * @param code of a language with the plural forms of English
 */
export function pseudoFiles(code: string): Record<string, unknown> {
  return Object.fromEntries(
    readFiles(join(__dirname, "../.."))
      .filter(([file]) => translated.test(file))
      .map(([file, text]) => [
        file.replace(translated, `$1${code}$2.json`),
        pseudoValue(JSON.parse(text)),
      ]),
  );
}
