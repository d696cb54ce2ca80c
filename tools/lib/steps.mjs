import { mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./command.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script a script of package.json
 * @property {Record<string, string>} [env] set for this step alone
 * @property {string[]} [after] the names of the steps that come before it
 */

const logs = join(root, "node_modules/.cache/verify");

/** The command that repeats a step alone. */
function commandOf({ script, env = {} }) {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  return `${settings.join("")}npm run ${script}`;
}

/** Runs a step into a file of its own, and prints that when it has ended. */
async function runStep(step, env) {
  console.log(`--- ${step.name} begins: ${commandOf(step)}`);
  const log = join(logs, `${step.script.replaceAll(":", "-")}.log`);
  const output = openSync(log, "w");
  const began = performance.now();
  const stdio = ["ignore", output, output];
  const code = await run("npm", ["run", step.script], { ...env, ...step.env }, stdio);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const result = code === 0 ? "passed" : "FAILED";
  console.log(`\n=== ${step.name} ${result} after ${seconds} s\n${readFileSync(log, "utf8")}`);
  return { result, seconds };
}

/**
 * Runs steps side by side, two at a time, in their order, then prints what took how long. After a
 * failure none begins any more.
 * @param {Step[]} steps
 * @param {Record<string, string>} env set for all steps
 * @returns {Promise<number>} 0 when all passed
 */
export async function runSteps(steps, env) {
  mkdirSync(logs, { recursive: true });
  const waiting = new Set(steps);
  const running = new Set();
  const results = new Map();
  const failed = () => steps.filter((step) => results.get(step)?.result === "FAILED");
  const isHeld = ({ after = [] }) =>
    steps.some((step) => after.includes(step.name) && !results.has(step));

  const begin = (step) => {
    waiting.delete(step);
    const ended = runStep(step, env).then((result) => {
      results.set(step, result);
      running.delete(ended);
    });
    running.add(ended);
  };
  for (;;) {
    const next = failed().length > 0 ? [] : [...waiting].filter((step) => !isHeld(step));
    for (const step of next.slice(0, 2 - running.size)) begin(step);
    if (running.size === 0) break;
    await Promise.race(running);
  }

  const row = (name, result, seconds) =>
    `${name.padEnd(20)} ${result.padEnd(8)} ${seconds.padStart(8)}`;
  console.log(row("step", "result", "seconds"));
  for (const step of steps) {
    const { result, seconds } = results.get(step) ?? { result: "not run", seconds: "" };
    console.log(row(step.name, result, seconds));
  }
  for (const step of failed()) {
    console.error(`\n${step.name} failed. Repeat it alone: ${commandOf(step)}`);
  }
  return failed().length > 0 ? 1 : 0;
}
