import { spawn } from "node:child_process";
import { asScript } from "../lib/command.mjs";
import { startImageHost } from "../testing/image-host";
import { copyProject } from "../testing/project-copy";
import { larger } from "./larger";
import type { Edits } from "./life";
import { smaller } from "./smaller";

/**
 * Lives in the site as an operator does: two copies with quite another content, on which every check
 * that an edit can reach must pass. Usage: npm run test:lives
 */
const checks = ["export:images", "check:content", "build", "test", "test:browser"];

/** Runs a script of package.json there; whether it passed. */
function passes(script: string, cwd: string): Promise<boolean> {
  return new Promise((resolve) => {
    // What the shipped content promises is no promise there.
    const env = { ...process.env, SHIPPED: "" };
    const child = spawn("npm", ["run", script], { cwd, env, stdio: "inherit" });
    child.on("error", () => resolve(false)).on("exit", (code) => resolve(code === 0));
  });
}

/** Whether all checks pass in a copy of the project with these edits. */
async function lives(name: string, edits: Edits): Promise<boolean> {
  const { folder, remove } = copyProject(edits);
  for (const script of checks) {
    console.log(`\n=== the ${name} life: npm run ${script}`);
    if (await passes(script, folder)) continue;
    // It stays, to be looked at.
    console.error(`The ${name} life fails in npm run ${script}: ${folder}`);
    return false;
  }
  remove();
  return true;
}

async function main() {
  const host = await startImageHost();
  const isLarger = await lives("larger", larger);
  const isSmaller = await lives("smaller", smaller(host.url));
  host.close();
  return isLarger && isSmaller ? 0 : 1;
}

asScript(main);
