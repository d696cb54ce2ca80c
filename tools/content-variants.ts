import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../src/content/types";
import { asScript } from "./lib/command.mjs";
import { applyContentVariant, contentVariants } from "./testing/content-variant";
import { startImageHost } from "./testing/image-host";
import { copyProject } from "./testing/project-copy";

/**
 * Builds and tests copies of the project with the content of e2e/content-variants.
 * Usage: npm run test:content-variants [-- smaller]
 */
async function testVariant(name: string): Promise<void> {
  const { folder, remove } = copyProject();
  applyContentVariant(name, folder);
  const { imageHost }: Site = JSON.parse(readFileSync(join(folder, "data/site.json"), "utf8"));
  const host = imageHost ? await startImageHost(Number(new URL(imageHost).port)) : undefined;
  // SHIPPED=1 runs the tests that know the shipped content.
  const env = { ...process.env, SHIPPED: "" };
  for (const script of ["export:images", "build", "test", "test:browser"]) {
    console.log(`\n=== npm run ${script} with the content variant ${name}, in ${folder}`);
    // Not spawnSync(), because this process answers the requests to the image host.
    const child = spawn("npm", ["run", script], { cwd: folder, env, stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`npm run ${script} fails in ${folder}`);
  }
  host?.close();
  remove();
}

asScript(async () => {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : contentVariants) await testVariant(name);
});
