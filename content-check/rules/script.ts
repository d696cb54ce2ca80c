import type { Rule } from "../content";
import { quote } from "../json-document";
import { keptTextsFile } from "../kept-texts";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { nameMask } from "../name-mask";
import { languageName, localesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** What a language is written in, where that is more than one script or has another name. */
const scriptsOf: Record<string, readonly string[]> = {
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** Every text is in the script of its language; names that stay are listed. */
export const script: Rule = (content) => {
  const locales = localesOf(content);
  const withoutNames = nameMask(content);
  return languageTexts(content).flatMap((entry) => {
    const expected = locales.get(entry.code)?.script;
    return expected
      ? faultsIn(entry, withoutNames(proseOf(entry.text), entry.code), [
          foreignWords(expected, entry.code),
        ])
      : [];
  });
};

function foreignWords(expected: string, code: string): TextFault {
  return {
    pattern: foreignPattern(expected),
    is: (found) => `a text with ${quote(found)}, in ${scriptNameOf(found)} letters`,
    write: `it in ${languageName(code)}, or list the name in ${keptTextsFile}`,
  };
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
