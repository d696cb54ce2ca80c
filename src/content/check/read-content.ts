import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOf } from "./content";

/** Reads the content of a project: data/ and locales/, and the sources below src/ that use it. */
export function readContent(root: string): Content {
  const files = [
    ...filesBelow(root, "data").filter((file) => isJson(file) && !file.startsWith("data/schemas/")),
    ...filesBelow(root, "locales").filter(isJson),
    ...filesBelow(root, "src").filter((file) => /\.tsx?$/.test(file)),
  ];
  return contentOf(files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const));
}

function isJson(file: string): boolean {
  // "._name.json" is what some systems leave beside a file that they copy.
  return /(^|\/)[^./][^/]*\.json$/.test(file);
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) {
    return [];
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();
}
