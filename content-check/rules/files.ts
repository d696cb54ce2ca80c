import { schemaFiles, schemaNameOf } from "../../src/content/schema-files";
import { defaultLanguage } from "../../src/i18n/paths";
import { type Content, objectsAt, type Rule, textsAt } from "../content";
import { englishName, isLanguage, translationOf } from "../languages";
import { fileProblem, nearest, type Problem } from "../problem";

/** Every file that the site needs exists, and the site needs every file. */
export const files: Rule = (content) => {
  const { documents } = content;
  // The schema reports invalid entries.
  const languages = objectsAt(content, "data/languages.json", "languages").filter(({ code }) =>
    isLanguage(String(code)),
  );
  const published = languages.filter((language) => language.published === true);
  const known = filesIn(content, languages);
  // The schema reports a list of languages or of documents that is empty or has another structure.
  const isComplete = languages.length > 0 && known.some((file) => file.startsWith("data/legal/"));
  return [
    // A language that is not published can be unfinished.
    ...filesIn(content, published)
      .filter((file) => !documents.has(file))
      .map(missing),
    ...[...documents.keys()]
      .filter((file) => !known.includes(file) && (isComplete || !schemaNameOf(file)))
      .map(unused),
  ];
};

/** Lists the files of English and of other languages, each once. */
function filesIn(content: Content, languages: readonly Record<string, unknown>[]): string[] {
  const documents = textsAt(content, "data/navigation.json", "legal.*.id");
  const codes = [defaultLanguage, ...languages.map(({ code }) => String(code))];
  const files = codes.flatMap((code) =>
    Object.values(schemaFiles).flatMap((pattern) => {
      const file = pattern.replace("*", code);
      return file.includes("*") ? documents.map(({ text }) => file.replace("*", text)) : file;
    }),
  );
  return [...new Set(files)];
}

function missing(file: string): Problem {
  const { code = "", source = file } = translationOf(file) ?? {};
  const texts = source === file ? "this file" : `the texts of ${source} in ${englishName(code)}`;
  return fileProblem(file, "missing", texts);
}

function unused(file: string): Problem {
  if (schemaNameOf(file)) {
    const expected = "the code of a language in data/languages.json, or remove the file";
    return fileProblem(file, "a file that no page shows", expected);
  }
  const patterns = Object.values(schemaFiles);
  const place = nearest(file, patterns) ?? `one of ${patterns.join(", ")}`;
  const found = "a file that the site does not read, because its folder or name is wrong";
  return fileProblem(file, found, `it to ${place.replaceAll("*", "…")}, or remove it`);
}
