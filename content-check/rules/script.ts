import type { Rule } from "../content";
import { keptTextsFile, nameMask } from "../kept-texts";
import { checkTexts, faultsIn, type TextFault } from "../language-texts";
import { htmlLangOf, languageName, scriptOf } from "../site-languages";
import { quote } from "../type-words";

/** The scripts of letters in languages that use more than one, or whose script has another name. */
const lettersOf: Record<string, readonly string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** Every text is in the script of its language, except for the names in kept-texts.json. */
export const script: Rule = (content) =>
  checkTexts(content, (code) => {
    const maskNames = nameMask(content, code);
    const faults = faultsFor(code, htmlLangOf(content, code));
    return (place) => faultsIn(place, maskNames(place.text), faults);
  });

function faultsFor(code: string, htmlLang: string): TextFault[] {
  const name = scriptOf(htmlLang);
  if (!name) return [];
  const own = (lettersOf[name] ?? [name]).map((each) => `\\p{scx=${each}}`).join("");
  const letter = `(?![${own}\\p{scx=Zyyy}\\p{scx=Zinh}])[\\p{L}\\p{M}]`;
  return [
    {
      // Consecutive words are one match.
      pattern: new RegExp(`${letter}(?:[\\d \u00a0’'.-]*${letter})*`, "gu"),
      found: (match) => `a text with ${quote(match)}, in ${scriptNameOf(match)} letters`,
      expected: `it in ${languageName(code)}, or list the name in ${keptTextsFile}`,
    },
  ];
}

const scripts = "Latn Cyrl Grek Arab Hebr Deva Beng Thai Hira Kana Hang Hani".split(" ");

function scriptNameOf(text: string): string {
  const code = scripts.find((each) => new RegExp(`^\\p{scx=${each}}`, "u").test(text));
  const names = new Intl.DisplayNames("en", { type: "script" });
  return (code && names.of(code)) ?? "other";
}
