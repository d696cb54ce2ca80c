import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asScript, root, run, works } from "./command.mjs";

/**
 * Throws with one clear line unless Node and npm are right and the dependencies can be installed.
 * @param {string} [folder] of the package, below the top of the repository; without it the site's own
 */
export async function ensureInstall(folder = "") {
  checkNode();
  if (!works("npm", ["--version"])) throw new Error("npm was not found; it comes with Node.");

  const stamp = join(root, folder, "node_modules/.install-stamp");
  const lockFile = join(folder, "package-lock.json");
  const lock = createHash("sha256").update(readFileSync(join(root, lockFile)));
  const wanted = lock.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  console.log(`Installing the dependencies of ${lockFile}.`);
  // The build tools are development dependencies, which NODE_ENV=production would leave out.
  const where = folder ? ["--prefix", folder] : [];
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--include=dev", ...where]);
  if (code !== 0) {
    const repeat = ["npm ci", ...where].join(" ");
    throw new Error(
      `The dependencies were not installed (is the network there?). Repeat: ${repeat}`,
    );
  }
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = process.versions.node;
  if (!engines.node.split(" ").every((rule) => obeys(version, rule))) {
    throw new Error(`Node ${engines.node} is needed, but this is Node ${version}.`);
  }
}

function obeys(version, rule) {
  const [, operator, limit] = /^(>=|<)(\d+(?:\.\d+)*)$/.exec(rule) ?? [];
  if (operator === undefined) throw new Error(`engines.node: "${rule}" is neither >=N nor <N.`);
  const isBelow = version.localeCompare(limit, "en", { numeric: true }) < 0;
  return operator === "<" ? isBelow : !isBelow;
}

await asScript(import.meta.url, async () => {
  await ensureInstall(process.argv[2]);
  return 0;
});
