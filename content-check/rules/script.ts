import type { Rule } from "../content";
import { quote } from "../json-document";
import { keptTextsFile, proseWithoutNames } from "../kept-texts";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { htmlLangOf, languageName, scriptOf } from "../site-languages";

/** What a language is written in, where that is more than one script or has another name. */
const scriptsOf: Record<string, readonly string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** Every text is in the script of its language; names are listed. */
export const script: Rule = (content) => {
  const withoutNames = proseWithoutNames(content);
  const faults = new Map<string, TextFault[]>();
  return languageTexts(content).flatMap((entry) => {
    const known = faults.get(entry.code) ?? faultsOf(entry.code, htmlLangOf(content, entry.code));
    faults.set(entry.code, known);
    return faultsIn(entry, withoutNames(entry.text, entry.code), known);
  });
};

function faultsOf(code: string, htmlLang: string): TextFault[] {
  const expected = scriptOf(htmlLang);
  if (!expected) return [];
  const write = `it in ${languageName(code)}, or list the name in ${keptTextsFile}`;
  return [
    {
      pattern: foreignPattern(expected),
      is: (found) => `a text with ${quote(found)}, in ${scriptNameOf(found)} letters`,
      write,
    },
  ];
}

/** Words that follow each other are one find. */
function foreignPattern(expected: string): RegExp {
  const own = (scriptsOf[expected] ?? [expected]).map((name) => `\\p{scx=${name}}`).join("");
  const letter = `(?![${own}\\p{scx=Zyyy}\\p{scx=Zinh}])[\\p{L}\\p{M}]`;
  return new RegExp(`${letter}(?:[\\d \u00a0’'.-]*${letter})*`, "gu");
}

const scripts = "Latn Cyrl Grek Arab Hebr Deva Beng Thai Hira Kana Hang Hani".split(" ");

function scriptNameOf(text: string): string {
  const name = scripts.find((code) => new RegExp(`^\\p{scx=${code}}`, "u").test(text));
  const names = new Intl.DisplayNames("en", { type: "script" });
  return (name && names.of(name)) ?? "other";
}
