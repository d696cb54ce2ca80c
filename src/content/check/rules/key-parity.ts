import { type Content, filesOf, hasFile, missingFile, type Rule } from "../content";
import {
  describe,
  type Entry,
  type JsonDocument,
  plainValue,
  problemAt,
  problemAtNode,
  quote,
} from "../json-document";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { languageName, languagesOf, sourceLanguage, translationsOf } from "../site-languages";
import { pluralGroups, type TextsByKey, textsByKey } from "../text-keys";
import { expectedForms, formProblems } from "./plural-forms";

const sourceFolder = `locales/${sourceLanguage}/`;

/** Every language has the namespace files of English, with the same keys. */
export const keyParity: Rule = (content) => [
  ...filesOf(content)
    .filter((file) => file.startsWith(sourceFolder))
    .flatMap((file) => namespaceProblems(content, file)),
  ...translationsOf(content).flatMap((code) => strayFiles(content, code)),
];

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
      ? compare(content, code, english, document, textsByKey(document, groups))
      : [];
  });
  return source && english
    ? [...compare(content, sourceLanguage, english, source, english), ...translations]
    : translations;
}

function compare(
  content: Content,
  code: string,
  english: TextsByKey,
  document: JsonDocument,
  texts: TextsByKey,
): Problem[] {
  const htmlLang = languagesOf(content).find((language) => language.code === code)?.htmlLang;
  const expected = expectedForms(htmlLang ?? code);
  const problems: Problem[] = [];
  for (const [key, englishForms] of english) {
    const forms = texts.get(key);
    const isGroup = !englishForms.has("");
    const text = quote(plainValue(englishForms.get(isGroup ? "other" : "")?.node));
    if (forms && isGroup) {
      problems.push(...formProblems(document, key, forms, expected, languageName(code)));
    } else if (!forms) {
      const what = isGroup
        ? `the forms ${expected.map((form) => `_${form}`).join(", ")}`
        : "the text";
      const write = `${what} for ${text} in ${languageName(code)}`;
      problems.push(problemAt(document, key.split("."), { is: "missing", write }));
    }
  }
  for (const [key, forms] of texts) {
    for (const { path } of english.has(key) ? [] : forms.values()) {
      const meant = nearest(
        key,
        [...english.keys()].filter((name) => !texts.has(name)),
      );
      const write = meant ? `${meant}, or remove it` : "it in English too, or remove it";
      problems.push(problemAt(document, path, { is: "a key that English does not have", write }));
    }
    problems.push(...[...forms.values()].flatMap((entry) => emptyProblem(document, entry)));
  }
  return problems;
}

/** A key holds a text; an empty one would show nothing where every other language shows words. */
function emptyProblem(document: JsonDocument, { node, path }: Entry): Problem[] {
  return typeof node.value === "string" && node.value.trim() !== ""
    ? []
    : [problemAtNode(document, node, path, { is: describe(node), write: "a text" })];
}

function strayFiles(content: Content, code: string): Problem[] {
  const folder = `locales/${code}/`;
  return filesOf(content)
    .filter((file) => file.startsWith(folder))
    .filter((file) => !hasFile(content, sourceFolder + file.slice(folder.length)))
    .map((file) => ({
      ...missingFile(file, `${sourceFolder}${file.slice(folder.length)} too, or remove this one`),
      is: "a file that English does not have",
    }));
}
