import type { Rule } from "../content";
import { problemAtNode, quote } from "../json-document";
import { languageTexts } from "../language-texts";
import { nameMask } from "../name-mask";
import { sameTexts } from "../same-texts";
import { languageName } from "../site-languages";
import { proseOf } from "../text-mask";

/** No text is left as it is in English, unless it is listed as right. */
export const sameAsEnglish: Rule = (content) => {
  const withoutNames = nameMask(content);
  return languageTexts(content)
    .filter(({ code, text, english }) => {
      const words = withoutNames(proseOf(text), code);
      const isSame = english.some((said) => evened(said) === evened(text));
      return isSame && /\p{L}/u.test(words) && !isListed(text, code);
    })
    .map(({ document, node, path, code, text }) =>
      problemAtNode(document, node, path, {
        is: `${quote(text)}, as in English`,
        write: `it in ${languageName(code)}, or list it in src/content/check/same-texts.ts if it is right`,
      }),
    );
};

function isListed(text: string, code: string): boolean {
  return sameTexts.some((same) => same.text === evened(text) && (same.in?.includes(code) ?? true));
}

/** Another kind of space does not make another text. */
function evened(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
