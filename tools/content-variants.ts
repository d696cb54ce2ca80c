import { spawnSync } from "node:child_process";
import { asScript } from "./lib/command.mjs";
import { applyContentVariant, contentVariants } from "./testing/content-variant";
import { copyProject } from "./testing/project-copy";

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
  for (const name of names.length > 0 ? names : contentVariants) testVariant(name);
});
