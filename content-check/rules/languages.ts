import type { Rule } from "../content";
import { problemAt } from "../json-document";
import { languagesFile, languagesOf, scriptOf, sourceLanguage } from "../site-languages";

/** English leads the list of languages, and each has a tag that browsers know. */
export const languages: Rule = (content) => {
  const document = content.documents.get(languagesFile);
  const listed = languagesOf(content);
  const [first] = listed;
  if (!document || !first) return [];
  const wrongTags = listed
    .filter(({ htmlLang }) => !scriptOf(htmlLang))
    .map(({ htmlLang, path }) =>
      problemAt(document, [...path, "htmlLang"], {
        is: `"${htmlLang}", not a language tag`,
        write: "one such as en, pt-BR or zh-Hant-TW",
      }),
    );
  if (first.code === sourceLanguage && first.published) return wrongTags;
  const write = `the entry of ${sourceLanguage} here, published: every other language follows it`;
  const is = `not ${sourceLanguage}, published`;
  return [problemAt(document, first.path, { is, write }), ...wrongTags];
};
