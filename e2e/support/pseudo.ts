import { join } from "node:path";
import { readFiles } from "../../content-check/read-content";

/** What every language keeps: placeholders, code, link targets, addresses, names in capitals. */
const kept = /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|https?:\S+|\S+@\S+|\b[A-Z][A-Z0-9]+\b/;
const words = new RegExp(`(${kept.source})|[A-Za-z]+`, "g");

/** A word with accents, longer by a share of its length. */
function pseudoWord(word: string, share: number): string {
  const accented = word.replaceAll("a", "ä").replaceAll("e", "é");
  return accented.padEnd(Math.ceil(word.length * (1 + share)), "éõü");
}

/**
 * An English text as an imagined language has it; one that is a name alone is translated too.
 * @param share by how much it is longer
 */
export function pseudoText(text: string, share = 0.4): string {
  const pseudo = text.replace(words, (word, keep?: string) => keep ?? pseudoWord(word, share));
  return (pseudo === text ? `${text} é` : pseudo).replaceAll("'", "’");
}

/** What search results cut, and what it prints: translators keep it as short as it is in English. */
const short = /^(?:meta$|description$|setupTime_)/;

/** All texts of a value, however deep; ids and conditions are no texts. */
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
 * The files that a translator adds for a language, by path: all that is there in English.
 * @param code of a language that has the plural forms of English
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
