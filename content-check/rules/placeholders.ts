import {
  placeholdersIn,
  pluralPlaceholders,
  withoutPlaceholders,
} from "../../src/content/placeholders";
import type { Content, Rule } from "../content";
import { problemAtNode } from "../json-document";
import { knownPlaceholders, type NamesFor } from "../known-placeholders";
import { type LanguageText, languageTexts } from "../language-texts";
import { nearest } from "../nearest";
import type { Words } from "../problem";
import { htmlLangOf, pluralRules } from "../site-languages";

/** Texts hold known placeholders only, and a translation holds those of the English text. */
export const placeholders: Rule = (content) => {
  const namesFor = knownPlaceholders(content);
  return languageTexts(content).flatMap((entry) =>
    [...unknownIn(entry, namesFor), ...differences(content, entry, namesFor)].map((words) =>
      problemAtNode(entry.document, entry.node, words),
    ),
  );
};

function unknownIn({ document, path, text }: LanguageText, namesFor: NamesFor): Words[] {
  const { isKnown, list } = namesFor(document.file, path);
  const unknown = placeholdersIn(text)
    .filter((name) => !isKnown(name))
    .map((name) => {
      const meant = nearest(name, list);
      const write = meant ? `{{${meant}}}` : `one of ${list.join(", ")}`;
      return { is: `a text with {{${name}}}, unknown here`, write };
    });
  const isStray = /[{}]/.test(withoutPlaceholders(text));
  const stray = { is: "a text with a stray brace", write: "{{name}} for each placeholder" };
  return isStray ? [...unknown, stray] : unknown;
}

function differences(content: Content, entry: LanguageText, namesFor: NamesFor): Words[] {
  const { document, path, text, englishOther } = entry;
  if (englishOther === undefined) return [];
  const [wanted, found] = [factsIn(englishOther), factsIn(text)];
  // An unknown one is reported where it stands.
  const { isKnown } = namesFor(document.file, path);
  const lost = [...wanted]
    .filter(([fact]) => !found.has(fact) && !mayBeWords(content, entry, fact))
    .filter(([, name]) => isKnown(name))
    .map(([, name]) => ({
      is: `a text without {{${name}}}, which English has`,
      write: `{{${name}}} where the sentence needs it`,
    }));
  const added = [...found]
    .filter(([fact, name]) => !wanted.has(fact) && isKnown(name))
    .map(([, name]) => ({
      is: `a text with {{${name}}}, which English does not have`,
      write: `it without {{${name}}}`,
    }));
  return [...lost, ...added];
}

const factOf = (name: string): string =>
  (pluralPlaceholders as Record<string, string | undefined>)[name] ?? name;

/**
 * The placeholders of a text by the fact that they print. {{trialMonths}} and {{trialPeriod}}
 * print the same fact: which one a sentence needs is a matter of the language's grammar.
 */
function factsIn(text: string): Map<string, string> {
  return new Map(placeholdersIn(text).map((name) => [factOf(name), name]));
}

/**
 * Whether a form may say a number in words: "one month" is right where the form stands for one
 * number only, as the Arabic dual does; the Russian `_one` is also for 21 and 31.
 */
function mayBeWords(content: Content, { document, path, code }: LanguageText, fact: string) {
  const [, base = "", form] = /^(.+)_([a-z]+)$/.exec(String(path.at(-1))) ?? [];
  if (!document.file.endsWith("/common.json") || factOf(base) !== fact) return false;
  const rules = pluralRules(htmlLangOf(content, code));
  const numbers = Array.from({ length: 100 }, (_, count) => rules?.select(count));
  return numbers.filter((each) => each === form).length === 1;
}
