// Runs every check on the site in order: `npm run verify`, or `npm run verify:full` for the long ones too.
import { asScript } from "./lib/command.mjs";
import { ensureBrowser, ensureFirefox } from "./lib/ensure-browser.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";
import { ensurePrograms } from "./lib/ensure-programs.mjs";
import { runSteps } from "./lib/steps.mjs";
import { tryWebKit } from "./lib/webkit.mjs";

const inFirefox = { ENGINE: "firefox" };

/** @type {import("./lib/steps.mjs").Step[]} */
const steps = [
  { name: "code", script: "check:code" },
  { name: "content", script: "check:content" },
  { name: "build", script: "build" },
  // After the build, which writes the types of the GraphQL queries.
  { name: "types", script: "check:types" },
  { name: "HTML", script: "check:html" },
  { name: "unit tests", script: "test" },
  { name: "browser tests", script: "test:browser" },
  { name: "Firefox smoke", script: "test:firefox:smoke", env: inFirefox },
  { name: "vulnerabilities", script: "check:audit", full: true },
  { name: "fuzzed content", script: "test:fuzz", env: { FULL: "1" }, full: true },
  { name: "every setting", script: "test:browser:full", env: { FULL: "1" }, full: true },
  { name: "other contents", script: "test:lives", full: true },
  { name: "Firefox", script: "test:firefox", env: inFirefox, full: true },
];

/**
 * Where Firefox is and what its steps may do: in CI it must be there; elsewhere its steps are left
 * out when it cannot be installed, and one line says so.
 */
async function firefox() {
  try {
    return await ensureFirefox();
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`Firefox is skipped: ${error.message}`);
    return undefined;
  }
}

await asScript(import.meta.url, async () => {
  const isFull = process.argv.includes("--full");
  await ensureInstall();
  const env = { CHROME_PATH: await ensureBrowser(), CI: "true" };
  const firefoxPath = await firefox();
  if (firefoxPath) env.FIREFOX_PATH = firefoxPath;
  // The browser tests say themselves why WebKit is left out.
  await tryWebKit();
  await ensurePrograms();
  return runSteps(
    steps
      .filter(({ full = false }) => isFull || !full)
      .filter((step) => firefoxPath || step.env !== inFirefox),
    env,
  );
});
