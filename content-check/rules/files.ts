import { schemaFiles, schemaNameOf } from "../../src/content/schema-files";
import { type Content, filesOf, type Rule, textsAt } from "../content";
import { nearest } from "../nearest";
import { fileProblem, type Problem } from "../problem";
import type { Schema } from "../schema";
import { languageName, languagesOf, sourceLanguage } from "../site-languages";

/** Every file stands where something reads it, and nothing that the build reads is missing. */
export const files: Rule = (content) => [...missingFiles(content), ...strayFiles(content)];

/** English leads; a language that is not published may be unfinished. */
function missingFiles(content: Content): Problem[] {
  const there = new Set(filesOf(content));
  const published = languagesOf(content).filter((language) => language.published);
  const all = new Set([sourceLanguage, ...published.map(({ code }) => code)]);
  return Object.entries(schemaFiles).flatMap(([name, pattern]) => {
    const title = (content.schemas.get(name)?.schema as Schema | undefined)?.title ?? "it";
    const codes = pattern.includes("*") ? [...all] : [sourceLanguage];
    const sources = filesFor(content, pattern, sourceLanguage);
    return codes.flatMap((code) =>
      filesFor(content, pattern, code).flatMap((file, index) => {
        const write =
          code === sourceLanguage
            ? title
            : `the texts of ${sources[index]} in ${languageName(code)}`;
        return there.has(file) ? [] : [fileProblem(file, "missing", write)];
      }),
    );
  });
}

/** The legal documents, as the navigation names them; none while it cannot be read. */
const documentsOf = (content: Content): string[] =>
  textsAt(content, "data/navigation.json", "legal.*.id").map(({ text }) => text);

/** The files of a language that a pattern of data/legal or locales stands for. */
function filesFor(content: Content, pattern: string, code: string): string[] {
  const file = pattern.replace("*", code);
  return file.includes("*") ? documentsOf(content).map((name) => file.replace("*", name)) : [file];
}

function strayFiles(content: Content): Problem[] {
  const codes = languagesOf(content).map(({ code }) => code);
  const patterns = Object.values(schemaFiles);
  const read = new Set(
    [sourceLanguage, ...codes].flatMap((code) =>
      patterns.flatMap((each) => filesFor(content, each, code)),
    ),
  );
  // Without a list of languages, or of documents, any name may be that of one.
  const isAnything = codes.length === 0 || documentsOf(content).length === 0;
  const isRead = (file: string) =>
    file.startsWith("data/schemas/") ||
    read.has(file) ||
    (isAnything && schemaNameOf(file) !== undefined);
  const stray = filesOf(content).filter((file) => !isRead(file));
  return stray.map((file) => {
    if (schemaNameOf(file)) {
      const write = "the code of a language in data/languages.json, or remove the file";
      return fileProblem(file, "a file that no page shows", write);
    }
    const place = (nearest(file, patterns) ?? `one of ${patterns.join(", ")}`).replaceAll("*", "…");
    const is = "a file that nothing reads, in the wrong folder or under another name";
    return fileProblem(file, is, `it to ${place}, or remove it`);
  });
}
