import type { Rule } from "../content";
import { problemAtNode, quote } from "../json-document";
import { keptIn, keptTextsFile, proseWithoutNames } from "../kept-texts";
import { evened, languageTexts } from "../language-texts";
import { languageName } from "../site-languages";

/** No text is left as it is in English, unless it is listed as right. */
export const sameAsEnglish: Rule = (content) => {
  const withoutNames = proseWithoutNames(content);
  return languageTexts(content)
    .filter(({ code, text, english = "", englishOther = "" }) => {
      const isSame = [english, englishOther].map(evened).includes(evened(text));
      return (
        isSame &&
        /\p{L}/u.test(withoutNames(text, code)) &&
        !keptIn(content, "sameAsEnglish", code).includes(evened(text))
      );
    })
    .map((entry) => {
      const is = `${quote(entry.text)}, as in English`;
      const write = `it in ${languageName(entry.code)}, or list it in ${keptTextsFile} if it is right`;
      return problemAtNode(entry.document, entry.node, { is, write });
    });
};
