import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { asScript } from "./lib/command";

/**
 * Fails if a package in the site's scripts has a known vulnerability: `npm run check:audit`, after a build. The
 * other packages run only in builds and tests, so dependency updates take care of them.
 */
asScript(() => {
  const list = readFileSync("public/licenses/bundled-code.txt", "utf8");
  const shipped = new Set(
    Array.from(list.matchAll(/^(\S+) \d\S* \([^)]+\)$/gm), ([, name]) => name),
  );
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  // Without a network connection or a registry, npm prints no report.
  if (!stdout.includes('"vulnerabilities"')) {
    console.log("Skipped: npm audit has no response from the registry.");
    return 0;
  }
  const { vulnerabilities } = JSON.parse(stdout) as {
    vulnerabilities: Record<string, { name: string; range: string; severity: string }>;
  };
  const vulnerable = Object.values(vulnerabilities).filter(({ name }) => shipped.has(name));
  for (const { name, range, severity } of vulnerable)
    console.error(`${name} ${range}: ${severity}`);
  console.log(`${vulnerable.length} of ${shipped.size} packages have known vulnerabilities.`);
  return vulnerable.length > 0 ? 1 : 0;
});
