import { execSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readFiles } from "../content-check/content";
import { translationOf } from "../content-check/languages";
import type { LanguagesFile } from "../src/content/types";
import { copyProject } from "./testing/folders";

// Builds and tests copies of the project with the content of e2e/content-variants.
for (const name of readdirSync("e2e/content-variants")) {
  const folder = copyProject();
  cpSync(`e2e/content-variants/${name}`, folder, { recursive: true });
  // The content check rejects files of languages that the variant does not have.
  const languages = readFileSync(join(folder, "data/languages.json"), "utf8");
  const codes = (JSON.parse(languages) as LanguagesFile).languages.map(({ code }) => code);
  for (const [file] of readFiles(folder)) {
    const { code } = translationOf(file) ?? {};
    if (code && !codes.includes(code)) rmSync(join(folder, file));
  }
  for (const script of ["export:images", "build", "test", "test:browser"]) {
    console.log(`\n=== npm run ${script} with the content variant ${name} in ${folder}`);
    // SHIPPED=1 runs the tests that know the shipped content.
    const env = { ...process.env, SHIPPED: "" };
    execSync(`npm run ${script}`, { cwd: folder, env, stdio: "inherit" });
  }
  rmSync(folder, { recursive: true });
}
