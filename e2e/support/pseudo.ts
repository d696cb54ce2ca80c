import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const project = join(__dirname, "../..");

/** The syntax in a text, which every language keeps: placeholders, code, link targets, addresses. */
const syntax = String.raw`\{\{[^}]*\}\}|\`[^\`]*\`|\]\([^)]*\)|https?:\S+|\S+@\S+`;
/** Names in capitals: GS1, QR, ADVANCE. */
const name = String.raw`\b[A-Z][A-Z0-9]+\b`;

const accents: Record<string, string> = {
  ...{ a: "â", c: "ç", e: "é", i: "í", n: "ñ", o: "õ", u: "ü" },
  ...{ A: "Â", C: "Ç", E: "É", I: "Í", N: "Ñ", O: "Õ", U: "Ü" },
};

/** Doubles, triples … vowels from left to right until a word has so many letters more. */
function stretch(word: string, more: number): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, index) => (/[aeiouy]/i.test(letter) ? [index] : []));
  const places = vowels.length > 0 ? vowels : [letters.length - 1];
  for (let added = 0; added < more; added += 1) {
    const place = places[added % places.length] ?? 0;
    const letter = letters[place] ?? "";
    letters[place] = letter + letter.slice(0, 1).toLowerCase();
  }
  return letters.join("");
}

const accent = (word: string) => [...word].map((letter) => accents[letter] ?? letter).join("");

/** A text longer by a share of its length, with accents; what the pattern finds is kept. */
function longer(text: string, kept: string, share: number): string {
  let missing = 0;
  let end = 0;
  const token = new RegExp(`(${kept})|[A-Za-z]+`, "g");
  return text.replace(token, (found, keep: string | undefined, index: number) => {
    // White space and punctuation between the words count as well: words make up for them.
    missing += (index - end) * share;
    end = index + found.length;
    if (keep) return found;
    missing += found.length * share;
    const more = Math.ceil(missing);
    missing -= more;
    return accent(stretch(found, more));
  });
}

/**
 * An English text as an imagined language has it; one that is a name alone is translated too.
 * @param share by how much it is longer
 */
export function pseudoText(text: string, share = 0.4): string {
  const pseudo = longer(text, `${syntax}|${name}`, share);
  return (pseudo === text ? longer(text, syntax, share) : pseudo).replaceAll("'", "’");
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

/** Plural groups get the forms of the language: what English lacks is made from `_other`. */
function withPluralForms(texts: Record<string, unknown>, code: string): Record<string, unknown> {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const [, group] = /^(.+)_other$/.exec(key) ?? [];
      if (!group) return [[key, text]];
      const lacking = pluralCategories.filter((category) => !(`${group}_${category}` in texts));
      return [[key, text], ...lacking.map((category) => [`${group}_${category}`, text])];
    }),
  );
}

const translated = /^(locales\/|data\/faqs\/|data\/legal\/|data\/sample-product\/)en(\/.*)?\.json$/;

/** The files that a translator adds for a language, by path: all that is there in English. */
export function pseudoFiles(code: string): Record<string, unknown> {
  const files = ["locales", "data"].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file.replaceAll("\\", "/")}`,
    ),
  );
  return Object.fromEntries(
    files
      .filter((file) => translated.test(file))
      .map((file) => {
        const texts = pseudoValue(JSON.parse(readFileSync(join(project, file), "utf8")));
        return [
          file.replace(translated, `$1${code}$2.json`),
          withPluralForms(texts as Record<string, unknown>, code),
        ];
      }),
  );
}
