import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Checks every built page with the Nu HTML checker: npm run check:html */
const root = join(__dirname, "..");
const folder = join(root, "public");
const jar = require.resolve("vnu-jar/build/dist/vnu.jar");

/** CSS that is newer than the checker's own CSS validator, which says so of correct declarations. */
const newerCss = [
  // CSS Containment 3: the hero's picture measures its parts by its own width, in cqw.
  "Property “container-type” doesn't exist",
  "“font-size”: Unknown dimension",
  // SVG 2: strokes that keep their width when a drawing is stretched.
  "Property “vector-effect” doesn't exist",
];

/** Every page of the built site; what Gatsby keeps in `_gatsby` are pieces of pages. */
function pages(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => !file.startsWith(join("public", "_gatsby")));
}

function main(): number {
  if (spawnSync("java", ["-version"]).error) {
    console.log("Skipped: the Nu HTML checker needs Java 11 or newer, which is not here.");
    return 0;
  }
  const files = existsSync(folder) ? pages() : [];
  if (files.length === 0) {
    console.error("There is no built site. Build it first: npm run build");
    return 1;
  }
  const options = ["--errors-only", "--filterpattern", `.*(${newerCss.join("|")}).*`];
  const checker = spawnSync("java", ["-jar", jar, ...options, ...files], {
    cwd: root,
    stdio: "inherit",
  });
  console.log(`${files.length} pages checked`);
  return checker.status ?? 1;
}

process.exitCode = main();
