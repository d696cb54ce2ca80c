import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOf } from "./content";

/** Reads the content of a project: data/ and locales/, and which pictures there are for it. */
export function readContent(root: string): Content {
  const folder = "src/images";
  const images = filesBelow(root, folder).filter((file) => /\.(png|svg)$/.test(file));
  return contentOf(
    readFiles(root),
    images.map((file) => file.slice(folder.length + 1)),
  );
}

/** The JSON files of data/ and locales/ with their texts. */
export function readFiles(root: string): (readonly [file: string, text: string])[] {
  return (
    [...filesBelow(root, "data"), ...filesBelow(root, "locales")]
      // "._name.json" is what some systems leave beside files.
      .filter((file) => file.endsWith(".json") && !/(^|\/)\./.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")])
  );
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}
