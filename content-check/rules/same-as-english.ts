import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { keptTexts, keptTextsFile, nameMask } from "../kept-texts";
import { checkTexts, normalized } from "../language-texts";
import { languageName } from "../site-languages";
import { quote } from "../type-words";

/** No translation is the same as the English text, unless the text is listed in kept-texts.json. */
export const sameAsEnglish: Rule = (content) =>
  checkTexts(content, (code) => {
    const maskNames = nameMask(content, code);
    const kept = keptTexts(content, "sameAsEnglish", code);
    const expected = `it in ${languageName(code)}, or list it in ${keptTextsFile} if it is right`;
    return (place) => {
      const { english = "", englishOther = "" } = place;
      const text = normalized(place.text);
      const isSame = [english, englishOther].map(normalized).includes(text);
      if (!isSame || kept.includes(text) || !/\p{L}/u.test(maskNames(place.text))) return [];
      return [problemAt(place, { found: `${quote(place.text)}, as in English`, expected })];
    };
  });
