import { type Content, filesOf, hasFile, missingFile, type Rule } from "../content";
import type { Problem } from "../problem";
import { shapeProblems } from "../shape";
import { languageName, languagesOf, sourceLanguage } from "../site-languages";

/** The files of data/ that exist once for each language. */
const translatedFiles = [
  (code: string) => `data/faqs/${code}.json`,
  (code: string) => `data/sample-product/${code}.json`,
  (code: string) => `data/legal/${code}/privacy.json`,
  (code: string) => `data/legal/${code}/terms.json`,
  (code: string) => `data/legal/${code}/cookies.json`,
];

/** The questions, the legal texts and the sample product of each language are built like the English ones. */
export const translatedData: Rule = (content) => {
  const languages = languagesOf(content);
  const english = translatedFiles
    .map((fileOf) => fileOf(sourceLanguage))
    .filter((file) => !hasFile(content, file))
    .map((file) => missingFile(file, "the English texts"));
  const others = languages
    .filter(({ code }) => code !== sourceLanguage)
    .flatMap(({ code, published }) => translationProblems(content, code, published));
  const codes = new Set([sourceLanguage, ...languages.map(({ code }) => code)]);
  return [...english, ...others, ...strayFiles(content, codes)];
};

function translationProblems(content: Content, code: string, published: boolean): Problem[] {
  return translatedFiles.flatMap((fileOf) => {
    const file = fileOf(code);
    const source = fileOf(sourceLanguage);
    const english = content.documents.get(source);
    const translation = content.documents.get(file);
    if (published && !hasFile(content, file)) {
      return [missingFile(file, `the texts of ${source} in ${languageName(code)}`)];
    }
    return english && translation ? shapeProblems(english, translation) : [];
  });
}

/** Files that no page shows, because their name is none of a language or of a legal text. */
function strayFiles(content: Content, codes: ReadonlySet<string>): Problem[] {
  const known = new Set(
    [...codes].flatMap((code) => translatedFiles.map((fileOf) => fileOf(code))),
  );
  return filesOf(content)
    .filter((file) => /^data\/(faqs|legal|sample-product)\//.test(file) && !known.has(file))
    .map((file) => ({
      ...missingFile(file, "the code of a language in data/languages.json, or remove the file"),
      is: "a file that no page shows",
    }));
}
