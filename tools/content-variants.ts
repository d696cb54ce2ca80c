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
 * Builds and tests copies of the project with other content, those of e2e/content-variants.
 * Usage: npm run test:content-variants [-- smaller]
 */
const scripts = ["export:images", "build", "test", "test:browser"];

/** Runs the scripts in a folder; throws at the first that fails. */
async function runScripts(folder: string): Promise<void> {
  // SHIPPED=1 is for the shipped content alone.
  const env = { ...process.env, SHIPPED: "" };
  for (const script of scripts) {
    console.log(`\n=== npm run ${script} in ${folder}`);
    const child = spawn("npm", ["run", script], { cwd: folder, env, stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`npm run ${script} fails in ${folder}`);
  }
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : contentVariants) {
    console.log(`\nThe content variant ${name}`);
    const { folder, remove } = copyProject();
    applyContentVariant(name, folder);
    const { imageHost }: Site = JSON.parse(readFileSync(join(folder, "data/site.json"), "utf8"));
    const host = imageHost ? await startImageHost(Number(new URL(imageHost).port)) : undefined;
    await runScripts(folder).finally(() => host?.close());
    remove();
  }
}

asScript(main);
