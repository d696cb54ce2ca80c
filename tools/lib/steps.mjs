import { run } from "./command.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script a script of package.json
 * @property {Record<string, string>} [env] set for this step alone
 * @property {boolean} [full] whether only the full verification runs it
 */

/** The command that repeats a step alone. */
function commandOf({ script, env = {} }) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  return `${settings.join("")}npm run ${script}`;
}

/**
 * Runs the steps in order up to the first that fails, then prints what took how long.
 * @param {Step[]} steps
 * @param {Record<string, string>} env set for all steps
 * @returns {Promise<number>} 0 when all passed
 */
export async function runSteps(steps, env) {
  const rows = [];
  let failed;
  for (const step of steps) {
    if (failed !== undefined) {
      rows.push(rowOf(step.name, "not run", ""));
      continue;
    }
    console.log(
      `\n=== ${step.name} (${commandOf(step)}), ${new Date().toLocaleTimeString("en-GB")}`,
    );
    const began = performance.now();
    const code = await run("npm", ["run", step.script], { ...env, ...step.env });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (code !== 0) failed = step;
    rows.push(rowOf(step.name, code === 0 ? "passed" : "FAILED", seconds));
  }
  console.log(["", rowOf("step", "result", "seconds"), ...rows].join("\n"));
  if (failed === undefined) return 0;
  console.error(`\n${failed.name} failed. Repeat it alone: ${commandOf(failed)}`);
  return 1;
}

function rowOf(name, result, seconds) {
  return `${name.padEnd(20)} ${result.padEnd(8)} ${seconds.padStart(8)}`;
}
