import type { Rule } from "../content";
import { problemAt } from "../json-document";
import {
  foldersOf,
  languagesFile,
  languagesOf,
  pluralCategories,
  sourceLanguage,
} from "../site-languages";

/** The language list and the folders of locales/ agree, and English leads the way. */
export const languages: Rule = (content) => {
  const document = content.documents.get(languagesFile);
  if (!document) return [];
  const listed = languagesOf(content);
  const codes = listed.map(({ code }) => code);
  const unlisted = [...new Set([sourceLanguage, ...foldersOf(content)])]
    .filter((code) => !codes.includes(code))
    .map((code) =>
      problemAt(document, ["languages"], {
        is: `without "${code}", the language of locales/${code}`,
        write: "an entry for it, or remove the folder",
      }),
    );
  const wrongTags = listed
    .filter(({ htmlLang }) => !pluralCategories(htmlLang))
    .map(({ htmlLang, path }) =>
      problemAt(document, [...path, "htmlLang"], {
        is: `"${htmlLang}", not a language tag`,
        write: "one such as en, pt-BR or zh-Hant-TW",
      }),
    );
  const [first] = listed;
  const isLed = !first || (first.code === sourceLanguage && first.published);
  const order = isLed
    ? []
    : [
        problemAt(document, ["languages", 0], {
          is: `not ${sourceLanguage}, published`,
          write: `the entry of ${sourceLanguage} here, published: every other language follows it`,
        }),
      ];
  return [...unlisted, ...wrongTags, ...order];
};
