import { schemaFiles, schemaNameOf } from "../../gatsby/content/schema-files";
import { type Content, filesOf, hasFile, missingFile, type Rule } from "../content";
import { nearest } from "../nearest";
import type { Problem } from "../problem";
import { sourceLanguage } from "../site-languages";

/** Every file stands where something reads it, and nothing that the build reads is missing. */
export const filePlaces: Rule = (content) => [...missingFiles(content), ...strayFiles(content)];

/** Translations of data/ are compared with English elsewhere; the other files are all needed. */
function missingFiles(content: Content): Problem[] {
  return Object.entries(schemaFiles)
    .filter(([, files]) => !/^data\/.*\*/.test(files))
    .map(([name, files]) => ({ name, file: files.replace("*", sourceLanguage) }))
    .filter(({ file }) => !hasFile(content, file))
    .map(({ name, file }) =>
      missingFile(file, content.schemas.get(name)?.title ?? "it, or take it back from the history"),
    );
}

function strayFiles(content: Content): Problem[] {
  const unread = filesOf(content).filter(
    (file) => !file.startsWith("data/schemas/") && !schemaNameOf(file),
  );
  return [...unread, ...content.others].map((file) => ({
    ...missingFile(file, `it to ${placeFor(file)}, or remove it`),
    is: "a file that nothing reads, in the wrong folder or under another name",
  }));
}

function placeFor(file: string): string {
  const places = Object.values(schemaFiles);
  return (nearest(file, places) ?? `one of ${places.join(", ")}`).replaceAll("*", "…");
}
