// Installs what is missing before `npm run site`, `edit` and `verify`:
// `node tools/install.mjs [editor] [--programs]`. Uses nothing but Node, for a fresh clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asScript, root } from "./lib/command.mjs";
import { ensurePrograms } from "./lib/ensure-programs.mjs";

const { values, positionals } = parseArgs({
  options: { programs: { type: "boolean" } },
  allowPositionals: true,
});

/** Throws unless this Node is one that package.json allows, as in ">=20 <26". */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [least, below] = engines.node.match(/\d+/g).map(Number);
  const version = Number.parseInt(process.versions.node, 10);
  if (version < least || version >= below) {
    throw new Error(`Node ${engines.node} is needed, but this is Node ${process.versions.node}.`);
  }
}

/**
 * Installs the dependencies of a package, unless those of the same package-lock.json are installed.
 * @param {string} folder below the top of the repository
 */
function installDependencies(folder) {
  const cwd = join(root, folder);
  const stamp = join(cwd, "node_modules/.install-stamp");
  const lock = readFileSync(join(cwd, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;

  console.log(`Installing the dependencies of ${join(folder, "package-lock.json")}.`);
  // The build tools are development dependencies, which NODE_ENV=production would leave out.
  const args = ["ci", "--no-audit", "--no-fund", "--include=dev"];
  const { status } = spawnSync("npm", args, { cwd, stdio: "inherit" });
  if (status !== 0) {
    throw new Error(`The dependencies were not installed. Repeat it in ${cwd}: npm ci`);
  }
  writeFileSync(stamp, hash);
}

await asScript(async () => {
  checkNode();
  for (const folder of ["", ...positionals]) installDependencies(folder);
  if (values.programs) await ensurePrograms();
});
