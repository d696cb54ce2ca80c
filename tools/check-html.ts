import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { type NuMessage, readReport } from "./html/read-report";

/** Checks every built page with the Nu HTML checker: npm run check:html */
const root = join(__dirname, "..");
const folder = join(root, "public");
const jar = require.resolve("vnu-jar/build/dist/vnu.jar");

/** Every page of the built site; what Gatsby keeps in `_gatsby` are pieces of pages. */
function pages(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => !file.startsWith(join("public", "_gatsby")));
}

function checker(files: string[]): NuMessage[] {
  const args = ["-jar", jar, "--format", "json", ...files];
  const { stderr, error } = spawnSync("java", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || !stderr.startsWith("{")) {
    throw new Error(`The Nu HTML checker did not run: ${error?.message ?? stderr}`);
  }
  return (JSON.parse(stderr) as { messages: NuMessage[] }).messages;
}

function main(): number {
  if (spawnSync("java", ["-version"]).error) {
    console.log(
      "Skipped: there is no Java here, which the Nu HTML checker needs (Java 11 or newer).",
    );
    return 0;
  }
  const files = existsSync(folder) ? pages() : [];
  if (files.length === 0) throw new Error("There is no built site. Build it first: npm run build");
  const { errors, unneeded } = readReport(checker(files));
  for (const error of errors) console.error(error);
  for (const message of unneeded) {
    console.error(`tools/html/allowed-messages.ts: no page needs "${message}" any more; remove it`);
  }
  console.log(`${files.length} pages checked, ${errors.length} errors`);
  return errors.length + unneeded.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
