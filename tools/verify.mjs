// Runs every check on the site in order: `npm run verify`, or `npm run verify:full` for the long ones too.
import { asScript } from "./lib/command.mjs";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { ensureInstall } from "./lib/ensure-install.mjs";
import { runSteps } from "./lib/steps.mjs";

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
  { name: "every setting", script: "test:browser:full", env: { FULL: "1" }, full: true },
];

await asScript(import.meta.url, async () => {
  const isFull = process.argv.includes("--full");
  await ensureInstall();
  const env = {
    CHROME_PATH: await ensureBrowser(),
    CI: "true",
  };
  return runSteps(
    steps.filter(({ full = false }) => isFull || !full),
    env,
  );
});
