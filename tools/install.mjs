// Installs the dependencies that are missing, before `npm run site`, `edit` and `verify`.
// Usage: node tools/install.mjs [editor] [--programs]. Imports no packages, because none are installed
// in a fresh clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asScript } from "./lib/command.mjs";
import { ensurePrograms } from "./lib/ensure-programs.mjs";

const { values, positionals } = parseArgs({
  options: { programs: { type: "boolean" } },
  allowPositionals: true,
});

/** Throws an error if package.json does not allow this version of Node. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const [minimum, limit] = engines.node.match(/\d+/g).map(Number);
  const version = Number.parseInt(process.versions.node, 10);
  if (version >= minimum && version < limit) return;
  throw new Error(`Node ${engines.node} is needed, but this is Node ${process.versions.node}.`);
}

/** Runs `npm ci` in a folder if its package-lock.json has changed since the last installation. */
function installDependencies(folder) {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const stamp = join(folder, "node_modules/.install-stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log(`Installing the dependencies of ${join(folder, "package-lock.json")}.`);
  // With NODE_ENV=production, npm would omit the development dependencies, such as build tools.
  const args = ["ci", "--no-audit", "--no-fund", "--include=dev"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}.`);
  writeFileSync(stamp, hash);
}

await asScript(() => {
  checkNode();
  for (const folder of [".", ...positionals]) installDependencies(folder);
  if (values.programs) ensurePrograms();
});
