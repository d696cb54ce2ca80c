import { placeholdersIn, pluralPlaceholders } from "../gatsby/content/placeholders";
import { type JsonDocument, nodeAt, plainValue, type Segment } from "./json-document";

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * The placeholders of a text by the fact that they print. {{trialMonths}} and {{trialPeriod}}
 * print the same fact: which one a sentence needs is a matter of the language's grammar.
 */
export function factsIn(text: string): Map<string, string> {
  const facts: Record<string, string> = pluralPlaceholders;
  return new Map(
    placeholdersIn(text).map((name) => [
      Object.hasOwn(facts, name) ? (facts[name] ?? name) : name,
      name,
    ]),
  );
}

/**
 * The name of a text across languages: entries of a list go by their id, where they have one.
 * A plural form is compared with the English `_other`, because languages have different forms.
 */
export function comparedText(
  document: JsonDocument,
  path: readonly Segment[],
): { own: string; english: string } {
  const names = path.map((segment, index) => {
    const id = plainValue(nodeAt(document, [...path.slice(0, index + 1), "id"]));
    return typeof segment === "number" && typeof id === "string" ? id : segment;
  });
  const own = JSON.stringify(names);
  const [, base] = form.exec(String(names.at(-1))) ?? [];
  const english = base ? JSON.stringify([...names.slice(0, -1), `${base}_other`]) : own;
  return { own, english };
}

/**
 * Whether a form may say a number in words: "one month" is right where the form stands for one
 * number only, as the Arabic dual does; the Russian `_one` is also for 21 and 31.
 */
export function mayBeWords(
  file: string,
  path: readonly Segment[],
  fact: string,
  htmlLang: string,
): boolean {
  const [, base = "", category = ""] = form.exec(String(path.at(-1))) ?? [];
  const facts: Record<string, string> = pluralPlaceholders;
  if (!file.endsWith("/common.json") || path.length !== 1 || facts[base] !== fact) {
    return false;
  }
  return numbersOf(htmlLang, category) === 1;
}

function numbersOf(htmlLang: string, category: string): number {
  try {
    const rules = new Intl.PluralRules(htmlLang);
    return Array.from({ length: 1000 }, (_, count) => rules.select(count)).filter(
      (selected) => selected === category,
    ).length;
  } catch {
    return 0;
  }
}
