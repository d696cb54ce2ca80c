import { type Content, filesOf, hasFile, missingFile, type Rule } from "../content";
import { type JsonDocument, plainValue, problemAt, quote } from "../json-document";
import type { Problem } from "../problem";
import { languageName, languagesOf, sourceLanguage, translationsOf } from "../site-languages";
import { pluralGroups, type TextsByKey, textsByKey } from "../text-keys";
import { expectedForms, formProblems } from "./plural-forms";

const sourceFolder = `locales/${sourceLanguage}/`;

/**
 * Every language has the namespace files of English, and its own plural forms of each group. The
 * other keys are those of the schema.
 */
export const keyParity: Rule = (content) =>
  filesOf(content)
    .filter((file) => file.startsWith(sourceFolder))
    .flatMap((file) => namespaceProblems(content, file));

function namespaceProblems(content: Content, sourceFile: string): Problem[] {
  const source = content.documents.get(sourceFile);
  const groups = source && pluralGroups(source);
  const english = source && textsByKey(source, groups);
  const translations = translationsOf(content).flatMap((code) => {
    const file = `locales/${code}/${sourceFile.slice(sourceFolder.length)}`;
    if (!hasFile(content, file)) {
      return [missingFile(file, `the texts of ${sourceFile} in ${languageName(code)}`)];
    }
    const document = content.documents.get(file);
    return document && english
      ? compareForms(content, code, english, document, textsByKey(document, groups))
      : [];
  });
  return source && english
    ? [...compareForms(content, sourceLanguage, english, source, english), ...translations]
    : translations;
}

function compareForms(
  content: Content,
  code: string,
  english: TextsByKey,
  document: JsonDocument,
  texts: TextsByKey,
): Problem[] {
  const htmlLang = languagesOf(content).find((language) => language.code === code)?.htmlLang;
  const expected = expectedForms(htmlLang ?? code);
  const groups = [...english].filter(([, forms]) => !forms.has(""));
  return groups.flatMap(([key, englishForms]) => {
    const forms = texts.get(key);
    if (forms) return formProblems(document, key, forms, expected, languageName(code));
    const all = expected.map((form) => `_${form}`).join(", ");
    const text = quote(plainValue(englishForms.get("other")?.node));
    const write = `the forms ${all} for ${text} in ${languageName(code)}`;
    return [problemAt(document, key.split("."), { is: "missing", write })];
  });
}
