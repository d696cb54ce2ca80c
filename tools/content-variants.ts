import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LanguagesFile } from "../src/content/types";
import { asScript } from "./lib/command";
import { copyProject } from "./testing/project-copy";

/**
 * Copies the files of a content variant over those of a copy of the project. Removes the files of the
 * languages that the variant does not have.
 */
function applyContentVariant(name: string, folder: string): void {
  cpSync(`e2e/content-variants/${name}`, folder, { recursive: true });
  const file = readFileSync(join(folder, "data/languages.json"), "utf8");
  const codes = (JSON.parse(file) as LanguagesFile).languages.map(({ code }) => code);
  for (const path of ["data/faqs", "data/guide", "data/legal", "data/sample-product", "locales"]) {
    for (const entry of readdirSync(join(folder, path))) {
      if (codes.includes(entry.replace(".json", ""))) continue;
      rmSync(join(folder, path, entry), { recursive: true });
    }
  }
}

/**
 * Builds and tests copies of the project with the content of e2e/content-variants.
 * Usage: npm run test:content-variants [-- smaller]
 */
function testVariant(name: string): void {
  const { folder, remove } = copyProject();
  applyContentVariant(name, folder);
  // SHIPPED=1 runs the tests that know the shipped content.
  const env = { ...process.env, SHIPPED: "" };
  for (const script of ["export:images", "build", "test", "test:browser"]) {
    console.log(`\n=== npm run ${script} with the content variant ${name} in ${folder}`);
    const { status } = spawnSync("npm", ["run", script], { cwd: folder, env, stdio: "inherit" });
    if (status !== 0) throw new Error(`npm run ${script} fails in ${folder}`);
  }
  remove();
}

asScript(() => {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : ["larger", "smaller"]) testVariant(name);
});
