import { schemaFiles, schemaNameOf } from "../../src/content/schema-files";
import { type Content, type Rule, type Schema, textsAt } from "../content";
import { englishName, languagesOf, sourceLanguage } from "../languages";
import { fileProblem, nearest, type Problem } from "../problem";

/** Every file that the site needs exists, and the site needs every file. */
export const files: Rule = (content) => [...missingFiles(content), ...unusedFiles(content)];

/** Finds missing files of English and of the published languages. Other languages can be unfinished. */
function missingFiles(content: Content): Problem[] {
  const published = languagesOf(content).filter((language) => language.published);
  const codes = new Set([sourceLanguage, ...published.map(({ code }) => code)]);
  return Object.entries(schemaFiles).flatMap(([name, pattern]) => {
    const schema = content.schemas.get(name)?.schema as Schema | undefined;
    const sources = filesFor(content, pattern, sourceLanguage);
    return [...(pattern.includes("*") ? codes : [sourceLanguage])].flatMap((code) =>
      filesFor(content, pattern, code).flatMap((file, index) => {
        if (content.documents.has(file)) return [];
        const texts = `the texts of ${sources[index]} in ${englishName(code)}`;
        const expected = code === sourceLanguage ? `this file (${schema?.title ?? name})` : texts;
        return [fileProblem(file, "missing", expected)];
      }),
    );
  });
}

/** Lists the files of a language that match a pattern of schemaFiles. */
function filesFor(content: Content, pattern: string, code: string): string[] {
  const file = pattern.replace("*", code);
  if (!file.includes("*")) return [file];
  const documents = textsAt(content, "data/navigation.json", "legal.*.id");
  return documents.map(({ text }) => file.replace("*", text));
}

function unusedFiles(content: Content): Problem[] {
  const codes = languagesOf(content).map(({ code }) => code);
  const patterns = Object.values(schemaFiles);
  const used = [sourceLanguage, ...codes].flatMap((code) =>
    patterns.flatMap((pattern) => filesFor(content, pattern, code)),
  );
  // The schema reports a list of languages or of documents that is empty or has another structure.
  const isAnyName = codes.length === 0 || !used.some((file) => file.startsWith("data/legal/"));
  return [...content.documents.keys()].flatMap((file) => {
    if (used.includes(file)) return [];
    if (schemaNameOf(file)) {
      if (isAnyName) return [];
      const expected = "the code of a language in data/languages.json, or remove the file";
      return [fileProblem(file, "a file that no page shows", expected)];
    }
    const place = nearest(file, patterns) ?? `one of ${patterns.join(", ")}`;
    const found = "a file that the site does not read, because its folder or name is wrong";
    return [fileProblem(file, found, `it to ${place.replaceAll("*", "…")}, or remove it`)];
  });
}
