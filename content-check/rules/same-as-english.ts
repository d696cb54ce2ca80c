import type { Rule } from "../content";
import { problemAtNode, quote } from "../json-document";
import { isKeptIn, keptTexts, keptTextsFile } from "../kept-texts";
import { languageTexts } from "../language-texts";
import { nameMask } from "../name-mask";
import { languageName } from "../site-languages";
import { proseOf } from "../text-mask";

/** No text is left as it is in English, unless it is listed as right. */
export const sameAsEnglish: Rule = (content) => {
  const withoutNames = nameMask(content);
  const kept = keptTexts(content)?.sameAsEnglish;
  if (!kept) return [];
  const isListed = (text: string, code: string) =>
    kept.some((same) => same.text === evened(text) && isKeptIn(same, code));
  return languageTexts(content)
    .filter(({ code, text, english }) => {
      const words = withoutNames(proseOf(text), code);
      const isSame = english.some((said) => evened(said) === evened(text));
      return isSame && /\p{L}/u.test(words) && !isListed(text, code);
    })
    .map(({ document, node, path, code, text }) =>
      problemAtNode(document, node, path, {
        is: `${quote(text)}, as in English`,
        write: `it in ${languageName(code)}, or list it in ${keptTextsFile} if it is right`,
      }),
    );
};

/** Another kind of space does not make another text. */
function evened(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
