import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOf } from "./content";

/** Reads the content of a project: data/ and locales/, and which pictures there are for it. */
export function readContent(root: string): Content {
  const { files, others } = readFiles(root);
  return contentOf(files, readImages(root), others);
}

/** The JSON files of data/ and locales/ with their texts, and the names of what else lies there. */
export function readFiles(root: string): {
  files: (readonly [file: string, text: string])[];
  others: string[];
} {
  const all = [...filesBelow(root, "data"), ...filesBelow(root, "locales")].filter(isVisible);
  const isJson = (file: string) => file.endsWith(".json");
  return {
    files: all.filter(isJson).map((file) => [file, readFileSync(join(root, file), "utf8")]),
    others: all.filter((file) => !isJson(file) && statSync(join(root, file)).isFile()),
  };
}

/** The pictures by their path below src/images. */
function readImages(root: string): Content["images"] {
  const folder = "src/images";
  const files = filesBelow(root, folder).filter((file) => /\.(png|svg)$/.test(file));
  return new Map(files.map((file) => [file.slice(folder.length + 1), widthOf(join(root, file))]));
}

/** A PNG file says its width in the 4 bytes from the 17th on (PNG specification, 11.2.1). */
function widthOf(path: string): number | undefined {
  const bytes = readFileSync(path);
  return path.endsWith(".png") && bytes.length > 24 ? bytes.readUInt32BE(16) : undefined;
}

function isVisible(file: string): boolean {
  // "._name.json" and ".DS_Store" are what some systems leave beside files.
  return !/(^|\/)\./.test(file);
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}
