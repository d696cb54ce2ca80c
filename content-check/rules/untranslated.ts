import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { problemAt } from "../json-document";
import { faultsIn, languageTexts, mask, normalized, type TextFault } from "../language-texts";
import { englishName } from "../languages";
import { quote } from "../problem";

/** The file that lists the texts that translations keep as they are in English. */
const keptTextsFile = "data/kept-texts.json";

/**
 * Every text is in its language: no translation is the same as the English text, and all letters are of
 * the language's script, except for what kept-texts.json lists.
 */
export const untranslated: Rule = (content) => {
  const texts = languageTexts(content);
  return [...new Set(texts.map(({ code }) => code))].flatMap((code) => {
    const names = namesIn(content, code);
    const kept = keptTexts(content, "sameAsEnglish", code).map(({ text }) => text);
    const expected = `it in ${englishName(code)}, or list it in ${keptTextsFile} if it is right`;
    const faults = [otherLetters(code)];
    return texts
      .filter((place) => place.code === code)
      .flatMap((place) => {
        const text = normalized(place.text);
        if (kept.includes(text)) return [];
        const prose = mask(notProse.reduce(mask, place.text), names);
        const isSame = text === normalized(place.english ?? "") && /\p{L}/u.test(prose);
        if (!isSame) return faultsIn(place, faults, prose);
        return [problemAt(place, `${quote(place.text)}, as in English`, expected)];
      });
  });
};

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
    found: (match) => `a text with ${quote(match)}, in the letters of another script`,
    expected: `it in ${englishName(code)}, or list the name in ${keptTextsFile}`,
  };
}

/** Lists the entries that a language keeps. An entry without languages applies to all languages. */
function keptTexts(content: Content, list: "names" | "sameAsEnglish", code: string) {
  return objectsAt(content, keptTextsFile, list).filter(
    ({ languages }) => !Array.isArray(languages) || languages.includes(code),
  );
}

/** Matches whole names: "QR" does not match in "QRS". A no-break space matches a space. */
function namesIn(content: Content, code: string): RegExp {
  const plans = textsAt(content, "data/plans.json", "plans.*.id").map(({ text }) => text);
  const names = [...plans, ...keptTexts(content, "names", code).map(({ name }) => String(name))];
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
