import { simplifiedOf, traditionalOf } from "../chinese-forms";
import type { Rule } from "../content";
import { faultsIn, languageTexts, type TextFault } from "../language-texts";
import { localesOf } from "../site-languages";
import { proseOf } from "../text-mask";

/** No simplified characters where traditional ones are written, nor the other way round. */
export const chineseForms: Rule = (content) => {
  const locales = localesOf(content);
  return languageTexts(content).flatMap((entry) => {
    const fault = faults.get(locales.get(entry.code)?.script ?? "");
    return fault ? faultsIn(entry, proseOf(entry.text), [fault]) : [];
  });
};

const faults = new Map([
  ["Hant", faultOf(traditionalOf, "a simplified character")],
  ["Hans", faultOf(simplifiedOf, "a traditional character")],
]);

function faultOf(right: ReadonlyMap<string, string>, kind: string): TextFault {
  return {
    pattern: new RegExp(`[${[...right.keys()].join("")}]`, "gu"),
    is: (found) => `a text with ${found}, ${kind}`,
    write: (found) => right.get(found) ?? "",
  };
}
