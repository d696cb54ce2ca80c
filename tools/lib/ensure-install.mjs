import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./command.mjs";

/**
 * Installs the dependencies, unless those of the same package-lock.json are there; throws with one
 * clear line where that cannot be done.
 * @param {string} [folder] of the package, below the top of the repository; without it the site's own
 */
export async function ensureInstall(folder = "") {
  checkNode();
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

/** Package.json names the versions as ">=20 <26". */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [least, below] = engines.node.match(/\d+/g).map(Number);
  const version = Number.parseInt(process.versions.node, 10);
  if (version < least || version >= below) {
    throw new Error(`Node ${engines.node} is needed, but this is Node ${process.versions.node}.`);
  }
}
