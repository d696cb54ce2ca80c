import {
  placeholdersIn,
  pluralPlaceholders,
  withoutPlaceholders,
} from "../../src/content/placeholders";
import type { Content, Rule } from "../content";
import { problemAt } from "../json-document";
import { knownPlaceholders, type NamesFor } from "../known-placeholders";
import { addedPart, checkTexts, type LanguageText, missingPart } from "../language-texts";
import { nearest } from "../lists";
import type { Words } from "../problem";
import { htmlLangOf, pluralRules } from "../site-languages";

/** Texts contain only known placeholders, and translations contain the same ones as English. */
export const placeholders: Rule = (content) => {
  const namesFor = knownPlaceholders(content);
  return checkTexts(content, () => (place) => {
    const words = [...unknownIn(place, namesFor), ...differences(content, place, namesFor)];
    return words.map((each) => problemAt(place, each));
  });
};

function unknownIn({ document, path, text }: LanguageText, namesFor: NamesFor): Words[] {
  const { isKnown, list } = namesFor(document.file, path);
  const unknown = placeholdersIn(text)
    .filter((name) => !isKnown(name))
    .map((name) => {
      const similar = nearest(name, list);
      const expected = similar ? `{{${similar}}}` : `one of ${list.join(", ")}`;
      return { found: `a text with {{${name}}}, unknown here`, expected };
    });
  const hasBrace = /[{}]/.test(withoutPlaceholders(text));
  const brace = { found: "a text with a stray brace", expected: "{{name}} for each placeholder" };
  return hasBrace ? [...unknown, brace] : unknown;
}

/** Compares the known placeholders of a translation with those of English. */
function differences(content: Content, place: LanguageText, namesFor: NamesFor): Words[] {
  const { document, path, text, englishOther } = place;
  if (englishOther === undefined) return [];
  const { isKnown } = namesFor(document.file, path);
  const [english, translated] = [factsIn(englishOther, isKnown), factsIn(text, isKnown)];
  const missing = [...english]
    .filter(([fact]) => !translated.has(fact) && !canBeWord(content, place, fact))
    .map(([, name]) => missingPart(`{{${name}}}`));
  const added = [...translated]
    .filter(([fact]) => !english.has(fact))
    .map(([, name]) => addedPart(`{{${name}}}`, `it without {{${name}}}`));
  return [...missing, ...added];
}

/**
 * Returns the fact that a placeholder shows. {{trialMonths}} and {{trialPeriod}} show the same fact,
 * because the grammar of a language decides which of them a sentence needs.
 */
const factOf = (name: string): string =>
  (pluralPlaceholders as Record<string, string | undefined>)[name] ?? name;

const factsIn = (text: string, isKnown: (name: string) => boolean): Map<string, string> =>
  new Map(
    placeholdersIn(text)
      .filter(isKnown)
      .map((name) => [factOf(name), name]),
  );

/**
 * Returns whether a plural form can contain a word in place of the number. It can if the form is used
 * for a single number, as the Arabic dual. The Russian `_one` is also used for 21 and 31.
 */
function canBeWord(content: Content, { document, path, code }: LanguageText, fact: string) {
  const [, base = "", form] = /^(.+)_([a-z]+)$/.exec(String(path.at(-1))) ?? [];
  if (!document.file.endsWith("/common.json") || factOf(base) !== fact) return false;
  const rules = pluralRules(htmlLangOf(content, code));
  const forms = Array.from({ length: 100 }, (_, number) => rules?.select(number));
  return forms.filter((each) => each === form).length === 1;
}
