import type { Rule } from "../content";
import { quote } from "../json-document";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { nameMask } from "../name-mask";
import { languagesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** Every text has the digits of its language's `numberingSystem`; Latin ones are right in names. */
export const digits: Rule = (content) => {
  const faults = new Map(
    languagesOf(content).map(({ code, numberingSystem }) => [code, foreignDigits(numberingSystem)]),
  );
  const latin = foreignDigits("latn");
  const withoutNames = nameMask(content);
  return languageTexts(content).flatMap((entry) => {
    const fault = faults.has(entry.code) ? faults.get(entry.code) : latin;
    // Names are looked for only where they could matter: that takes long.
    return fault && entry.text.search(fault.pattern) >= 0
      ? faultsIn(entry, withoutNames(proseOf(entry.text), entry.code), [fault])
      : [];
  });
};

/** The fault of digits that are not a numbering system's; none for a system without digits. */
function foreignDigits(numberingSystem: string): TextFault | undefined {
  const own = digitsOf(numberingSystem);
  if (!own) return undefined;
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
