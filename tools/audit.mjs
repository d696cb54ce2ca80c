// Fails if a package in the site's scripts has a known vulnerability: `npm run check:audit`. The other
// packages run only in builds and tests, so dependency updates take care of them.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { asScript } from "./lib/command.mjs";

/** The list of bundled packages with their licenses, which the build writes. */
const list = "public/licenses/bundled-code.txt";

await asScript(() => {
  if (!existsSync(list)) throw new Error("There is no built site. Run npm run build first.");
  const packages = readFileSync(list, "utf8").matchAll(/^(\S+) \d\S* \([^)]+\)$/gm);
  const shipped = new Set([...packages].map(([, name]) => name));
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  // Without a network connection or a registry, npm prints no report.
  if (!stdout.includes('"vulnerabilities"')) {
    console.log("Skipped: npm audit has no response from the registry.");
    return 0;
  }
  const found = Object.values(JSON.parse(stdout).vulnerabilities);
  const vulnerable = found.filter(({ name }) => shipped.has(name));
  for (const { name, range, severity } of vulnerable)
    console.error(`${name} ${range}: ${severity}`);
  console.log(
    `${vulnerable.length} of the ${shipped.size} packages in the site's scripts have known vulnerabilities.`,
  );
  return vulnerable.length > 0 ? 1 : 0;
});
