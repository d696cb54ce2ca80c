// Installs what is missing and runs every check: `npm run verify`, or `npm run verify:full` for the long ones too.
import { asScript } from "./lib/command.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";
import { ensurePrograms } from "./lib/ensure-programs.mjs";
import { findBrowser, findFirefox } from "./lib/find-browser.cjs";
import { runSteps } from "./lib/steps.mjs";

const inFirefox = { ENGINE: "firefox" };

/** @type {import("./lib/steps.mjs").Step[]} */
const short = [
  { name: "build", script: "build" },
  { name: "code", script: "check:code" },
  { name: "content", script: "check:content" },
  { name: "unit tests", script: "test" },
  { name: "browser tests", script: "test:browser", after: ["build"] },
  // The build writes the types of the GraphQL queries.
  { name: "types", script: "check:types", after: ["build"] },
  { name: "HTML", script: "check:html", after: ["build"] },
  { name: "Firefox smoke", script: "test:firefox:smoke", env: inFirefox, after: ["build"] },
];

const inFull = { FULL: "1" };

/**
 * Each after all before it: in some of an hour no other may take a browser's time.
 * @type {import("./lib/steps.mjs").Step[]}
 */
const long = [
  { name: "vulnerabilities", script: "check:audit" },
  { name: "fuzzed content", script: "test:fuzz", env: inFull },
  { name: "every setting", script: "test:browser:full", env: inFull },
  { name: "content variants", script: "test:content-variants" },
  { name: "Firefox", script: "test:firefox", env: inFirefox },
].map((step, index, steps) => ({
  ...step,
  after: [...short, ...steps.slice(0, index)].map(({ name }) => name),
}));

await asScript(async () => {
  await ensureInstall();
  await ensurePrograms();
  const browser = findBrowser();
  if (!browser) throw new Error("Without Chrome or Chromium nothing can be verified.");
  const firefox = findFirefox();
  if (!firefox && process.env.CI) throw new Error("In CI Firefox may not be missing.");
  if (!firefox) console.log("Firefox is skipped.");
  const env = { CI: "true", CHROME_PATH: browser, ...(firefox && { FIREFOX_PATH: firefox }) };
  const steps = process.argv.includes("--full") ? [...short, ...long] : short;
  return runSteps(
    steps.filter((step) => firefox || step.env !== inFirefox),
    env,
  );
});
