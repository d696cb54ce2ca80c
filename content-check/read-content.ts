import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOf, type ImageFile } from "./content";

/** Reads the content of a project: data/ and locales/, and what below src/ uses it or belongs to it. */
export function readContent(root: string): Content {
  const { files, images, others } = readFiles(root);
  return contentOf(files, images, others);
}

/** The files that contentOf sorts, with their texts. */
export function readFiles(root: string): {
  files: (readonly [file: string, text: string])[];
  images: Content["images"];
  others: Content["others"];
} {
  const sources = filesBelow(root, "src");
  const content = [...filesBelow(root, "data"), ...filesBelow(root, "locales")].filter(isVisible);
  const files = [
    ...content.filter((file) => file.endsWith(".json")),
    ...sources.filter((file) => /\.tsx?$/.test(file)),
  ];
  const images = sources.filter((file) => /^src\/images\/.*\.(png|svg)$/.test(file));
  return {
    files: files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const),
    images: new Map(
      images.map((file) => [file.replace("src/images/", ""), readImage(join(root, file))] as const),
    ),
    others: content.filter(
      (file) => !file.endsWith(".json") && statSync(join(root, file)).isFile(),
    ),
  };
}

/** A PNG file says its width in the 4 bytes from the 17th on (PNG specification, 11.2.1). */
function readImage(path: string): ImageFile {
  const { size: bytes } = statSync(path);
  const isPng = path.endsWith(".png") && bytes > 24;
  return isPng ? { bytes, width: readFileSync(path).readUInt32BE(16) } : { bytes };
}

function isVisible(file: string): boolean {
  // "._name.json" and ".DS_Store" are what some systems leave beside files.
  return !/(^|\/)\./.test(file);
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) {
    return [];
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}
