import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asScript, root, run, works } from "./command.mjs";

const stamp = join(root, "node_modules/.install-stamp");

/** Throws with one clear line unless Node and npm are right and the dependencies can be installed. */
export async function ensureInstall() {
  checkNode();
  if (!works("npm", ["--version"])) throw new Error("npm was not found; it comes with Node.");

  const lock = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const wanted = lock.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  console.log("Installing the dependencies of package-lock.json.");
  // The build tools are development dependencies, which NODE_ENV=production would leave out.
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"]);
  if (code !== 0) {
    throw new Error("The dependencies were not installed (is the network there?). Repeat: npm ci");
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
  await ensureInstall();
  return 0;
});
