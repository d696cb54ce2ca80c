import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folders of content, and where the development server reads them: a copy that holds the last
 * state that was in order. While a file is broken, pages keep what they show, and heal with it.
 */
const folders = ["data", "locales"];
const copies = ".last-content";

/** Where the folders of content are read from. */
export function contentRoot(root: string): string {
  if (process.env.gatsby_executing_command !== "develop") return root;
  for (const folder of folders) mkdirSync(join(root, copies, folder), { recursive: true });
  return join(root, copies);
}

/** Takes the content as the last one in order: copies what has changed, removes what is gone. */
export function keepGoodContent(root: string): void {
  for (const folder of folders) {
    const [from, to] = [join(root, folder), join(root, copies, folder)];
    const files = jsonFiles(from);
    for (const file of jsonFiles(to).filter((each) => !files.includes(each))) {
      rmSync(join(to, file));
    }
    for (const file of files.filter((each) => !isSame(join(from, each), join(to, each)))) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      cpSync(join(from, file), join(to, file));
    }
  }
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
}

const isSame = (a: string, b: string): boolean =>
  existsSync(b) && readFileSync(a).equals(readFileSync(b));
