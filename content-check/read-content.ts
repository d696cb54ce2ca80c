import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOf } from "./content";

/** Reads the content of a project: the JSON of data/ and locales/, and the names of the pictures. */
export function readContent(root: string): Content {
  const pictures = filesBelow(root, "src/images").filter((file) => /\.(png|svg)$/.test(file));
  const images = pictures.map((file) => file.slice("src/images/".length));
  return contentOf(readFiles(root), images);
}

/** Reads the JSON files of data/ and locales/. */
export function readFiles(root: string): (readonly [file: string, text: string])[] {
  return (
    [...filesBelow(root, "data"), ...filesBelow(root, "locales")]
      // macOS leaves files such as "._name.json" on other file systems.
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
