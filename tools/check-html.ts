import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../gatsby/finish/files";
import { asScript } from "./lib/command.mjs";

/** Checks every built page with the Nu HTML checker: npm run check:html */
const folder = join(__dirname, "../public");
const jar = require.resolve("vnu-jar/build/dist/vnu.jar");

/** CSS that is newer than the checker's own CSS validator, which says so of correct declarations. */
const newerCss = [
  // CSS Containment 3: pictures measure their parts by their own width, in cqw.
  "Property “container-type” doesn't exist",
  "Unrecognized at-rule “@container”",
  "“(--unit|--mm|font-size|width|height|left|top)”: (Unknown dimension|Parse Error)",
  // CSS Transitions 2: the styles that an element begins with.
  "Unrecognized at-rule “@starting-style”",
  // SVG 2: strokes that keep their width when a drawing is stretched.
  "Property “vector-effect” doesn't exist",
];

async function main(): Promise<number> {
  if (spawnSync("java", ["-version"]).error) {
    console.log("Skipped: the Nu HTML checker needs Java 11 or newer, which is not here.");
    return 0;
  }
  const all = existsSync(folder) ? await filesIn(folder) : [];
  const files = all.filter((file) => file.endsWith(".html"));
  if (files.length === 0) {
    throw new Error("There is no built site. Build it first: npm run build");
  }
  const options = ["--errors-only", "--filterpattern", `.*(${newerCss.join("|")}).*`];
  const checker = spawnSync("java", ["-jar", jar, ...options, ...files], {
    cwd: folder,
    stdio: "inherit",
  });
  console.log(`${files.length} pages checked`);
  return checker.status ?? 1;
}

asScript(main);
