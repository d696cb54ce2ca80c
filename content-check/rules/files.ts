import { schemaFiles, schemaNameOf } from "../../src/content/schema-files";
import { type Content, filesOf, type Rule, textsAt } from "../content";
import { nearest } from "../lists";
import { fileProblem, type Problem } from "../problem";
import type { Schema } from "../schema";
import { languageName, languagesOf, sourceLanguage } from "../site-languages";

/** Every file that the site needs exists, and the site needs every file. */
export const files: Rule = (content) => [...missingFiles(content), ...unusedFiles(content)];

/** Finds missing files of English and of the published languages. Other languages can be unfinished. */
function missingFiles(content: Content): Problem[] {
  const existing = filesOf(content);
  const published = languagesOf(content).filter((language) => language.published);
  const codes = new Set([sourceLanguage, ...published.map(({ code }) => code)]);
  return Object.entries(schemaFiles).flatMap(([name, pattern]) => {
    const schema = content.schemas.get(name)?.schema as Schema | undefined;
    const sources = filesFor(content, pattern, sourceLanguage);
    return [...(pattern.includes("*") ? codes : [sourceLanguage])].flatMap((code) =>
      filesFor(content, pattern, code).flatMap((file, index) => {
        if (existing.includes(file)) return [];
        const texts = `the texts of ${sources[index]} in ${languageName(code)}`;
        const expected = code === sourceLanguage ? (schema?.title ?? "it") : texts;
        return [fileProblem(file, "missing", expected)];
      }),
    );
  });
}

/** Lists the ids of the legal documents in the navigation. */
const documentsOf = (content: Content): string[] =>
  textsAt(content, "data/navigation.json", "legal.*.id").map(({ text }) => text);

/** Lists the files of a language that match a pattern of schemaFiles. */
function filesFor(content: Content, pattern: string, code: string): string[] {
  const file = pattern.replace("*", code);
  return file.includes("*") ? documentsOf(content).map((name) => file.replace("*", name)) : [file];
}

function unusedFiles(content: Content): Problem[] {
  const codes = languagesOf(content).map(({ code }) => code);
  const patterns = Object.values(schemaFiles);
  const used = [sourceLanguage, ...codes].flatMap((code) =>
    patterns.flatMap((pattern) => filesFor(content, pattern, code)),
  );
  // Without a list of languages or of documents, any name can be the name of one.
  const isAnyName = codes.length === 0 || documentsOf(content).length === 0;
  return filesOf(content).flatMap((file) => {
    const hasSchema = schemaNameOf(file) !== undefined;
    if (file.startsWith("data/schemas/") || used.includes(file)) return [];
    if (hasSchema) {
      if (isAnyName) return [];
      const expected = "the code of a language in data/languages.json, or remove the file";
      return [fileProblem(file, "a file that no page shows", expected)];
    }
    const place = nearest(file, patterns) ?? `one of ${patterns.join(", ")}`;
    const found = "a file that nothing reads, in the wrong folder or under another name";
    return [fileProblem(file, found, `it to ${place.replaceAll("*", "…")}, or remove it`)];
  });
}
