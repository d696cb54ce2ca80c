import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { keptTexts, keptTextsFile, nameMask } from "../kept-texts";
import { languageTexts, normalized } from "../language-texts";
import { languageName } from "../site-languages";
import { quote } from "../type-words";

/** No translation is the same as the English text, unless the text is listed in kept-texts.json. */
export const sameAsEnglish: Rule = (content) => {
  const maskNames = nameMask(content);
  return languageTexts(content)
    .filter(({ code, text, english = "", englishOther = "" }) => {
      const isSame = [english, englishOther].map(normalized).includes(normalized(text));
      const hasWords = /\p{L}/u.test(maskNames(text, code));
      const kept = keptTexts(content, "sameAsEnglish", code);
      return isSame && hasWords && !kept.includes(normalized(text));
    })
    .map((place) => {
      const found = `${quote(place.text)}, as in English`;
      const language = languageName(place.code);
      const expected = `it in ${language}, or list it in ${keptTextsFile} if it is right`;
      return problemAt(place, { found, expected });
    });
};
