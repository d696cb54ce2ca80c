import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { checkTexts, faultsIn, mask, normalized, type TextFault } from "../language-texts";
import { englishName } from "../languages";
import { quote } from "../problem";

/** The file that lists the texts that translations keep as they are in English. */
const keptTextsFile = "data/kept-texts.json";

/** No translation is the same as the English text, unless the text is listed in kept-texts.json. */
export const sameAsEnglish: Rule = (content) =>
  checkTexts(content, (code) => {
    const maskNames = nameMask(content, code);
    const kept = keptTexts(content, "sameAsEnglish", code).map(({ text }) => text);
    const expected = `it in ${englishName(code)}, or list it in ${keptTextsFile} if it is right`;
    return (place) => {
      const text = normalized(place.text);
      const isSame = text === normalized(place.english ?? "");
      if (!isSame || kept.includes(text) || !/\p{L}/u.test(maskNames(place.text))) return [];
      return [problemAt(place, `${quote(place.text)}, as in English`, expected)];
    };
  });

/** Every text is in the script of its language, except for the names in kept-texts.json. */
export const script: Rule = (content) =>
  checkTexts(content, (code) => {
    const maskNames = nameMask(content, code);
    const faults = [otherLetters(code)];
    return (place) => faultsIn(place, faults, maskNames(place.text));
  });

/** The scripts of letters in languages that use more than one, or whose script has another name. */
const lettersOf: Record<string, readonly string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

function otherLetters(code: string): TextFault {
  const name = new Intl.Locale(code).maximize().script ?? "";
  const own = (lettersOf[name] ?? [name]).map((each) => `\\p{scx=${each}}`).join("");
  const letter = `(?![${own}\\p{scx=Zyyy}\\p{scx=Zinh}])[\\p{L}\\p{M}]`;
  return {
    // Consecutive words are one match.
    pattern: new RegExp(`${letter}(?:[\\d \u00a0’'.-]*${letter})*`, "gu"),
    found: (match) => `a text with ${quote(match)}, in ${scriptNameOf(match)} letters`,
    expected: `it in ${englishName(code)}, or list the name in ${keptTextsFile}`,
  };
}

const scripts = "Latn Cyrl Grek Arab Hebr Deva Beng Thai Hira Kana Hang Hani".split(" ");

function scriptNameOf(text: string): string {
  const code = scripts.find((each) => new RegExp(`^\\p{scx=${each}}`, "u").test(text));
  const names = new Intl.DisplayNames("en", { type: "script" });
  return (code && names.of(code)) ?? "other";
}

/** Lists the entries that a language keeps. An entry without languages applies to all languages. */
function keptTexts(content: Content, list: "names" | "sameAsEnglish", code: string) {
  return objectsAt(content, keptTextsFile, list).filter(
    ({ languages }) => !Array.isArray(languages) || languages.includes(code),
  );
}

/** Returns a function that masks names, and what is not prose, in a text of a language. */
function nameMask(content: Content, code: string): (text: string) => string {
  const planNames = textsAt(content, "data/plans.json", "plans.*.id").map(({ text }) => text);
  const names = keptTexts(content, "names", code).map(({ name }) => String(name));
  const pattern = patternOf([...names, ...planNames]);
  return (text) => mask(notProse.reduce(mask, text), pattern);
}

/** Matches whole names: "QR" does not match in "QRS". A no-break space matches a space. */
function patternOf(names: readonly string[]): RegExp {
  // Long names first, because "GS1" also matches the beginning of "GS1 Digital Link".
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[ \\u00a0]"),
  );
  const letter = "[\\p{Script=Latin}\\d]";
  return new RegExp(`(?<!${letter})(?:${escaped.join("|")})(?!${letter})`, "gu");
}

/** Code, link targets, placeholders and addresses. */
const notProse = [
  /`[^`]*`/g,
  /(?<=\])\([^()\s]*\)/g,
  /\{\{[^{}]*\}\}/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\bhttps?:\/\/[^\s()\p{Script=Han}。、，；]+/gu,
  /\bwww(\.[\w-]+)+/g,
];
