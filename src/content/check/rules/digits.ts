import type { Rule } from "../content";
import { quote } from "../json-document";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { nameMask } from "../name-mask";
import { languagesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** Every text has the digits of its language's `numberingSystem`; Latin ones are right in names. */
export const digits: Rule = (content) => {
  const systems = new Map(
    languagesOf(content).map(({ code, numberingSystem }) => [code, numberingSystem]),
  );
  const withoutNames = nameMask(content);
  return languageTexts(content).flatMap((entry) => {
    const own = digitsOf(systems.get(entry.code) ?? "latn");
    return own
      ? faultsIn(entry, withoutNames(proseOf(entry.text), entry.code), [foreignDigits(own)])
      : [];
  });
};

function foreignDigits(own: string): TextFault {
  return {
    pattern: new RegExp(`(?:(?![${own}])\\p{Nd})+`, "gu"),
    is: (found) => `a text with ${quote(found)}, in digits of another script`,
    write: `the digits ${own}`,
  };
}

/** "০১২৩৪৫৬৭৮৯" for "beng"; undefined for a system that is none or has no digits of its own. */
function digitsOf(numberingSystem: string): string | undefined {
  try {
    const format = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false });
    const own = Array.from({ length: 10 }, (_, digit) => format.format(digit)).join("");
    return /^\p{Nd}{10}$/u.test(own) ? own : undefined;
  } catch {
    return undefined;
  }
}
