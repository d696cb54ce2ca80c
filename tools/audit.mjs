// Fails when a package of which something is shipped to visitors has a known vulnerability: `npm run
// check:audit`. What only builds and tests use is for dependency updates. Asks the npm registry; where
// it does not answer, that is said and nothing fails.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asScript, root } from "./lib/command.mjs";

const listFile = join(root, "public/licenses/bundled-code.txt");

/** The names of the packages in the bundle, which the build lists with their licences. */
function shipped() {
  if (!existsSync(listFile))
    throw new Error("There is no built site. Build it first: npm run build");
  const heads = readFileSync(listFile, "utf8").matchAll(/^(\S+) \d\S* \([^)]+\)$/gm);
  return new Set([...heads].map(([, name]) => name));
}

/** npm's findings by package name; undefined when the registry gave none. */
function findings() {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: root, encoding: "utf8" });
  try {
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  }
}

await asScript(() => {
  const names = shipped();
  const found = findings();
  if (found === undefined) {
    console.log("Skipped: the registry does not answer npm audit.");
    return 0;
  }
  const bad = Object.values(found).filter(({ name }) => names.has(name));
  for (const { name, severity, range } of bad) console.error(`${name} ${range}: ${severity}`);
  console.log(
    `${names.size} packages are shipped, ${bad.length} of them with a known vulnerability`,
  );
  return bad.length > 0 ? 1 : 0;
});
