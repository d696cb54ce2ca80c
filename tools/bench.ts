import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exceeded, type Figures, judge, round } from "./bench/budgets";
import { makeControl } from "./bench/control";
import { measure } from "./bench/measure";
import { asScript } from "./lib/command.mjs";
import { startServer } from "./server/static-server";

/**
 * Measures public/ as it is deployed, beside a copy of it without scripts, and ends with 1 where a
 * page is beyond a budget (tools/bench/budgets.ts).
 * Usage: npm run bench -- [--runs 3] [--paths /,/ar]
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    paths: { type: "string", default: "/,/ar,/ja,/privacy" },
  },
});

/** Prints a page's figures beside those of its copy and what they may be. */
function print(path: string, site: Figures, control: Figures): void {
  const rows = judge(site, control).map(({ key, label, value, bound, isLeast, isWithin }) => {
    const floor = control[key];
    return [
      label,
      {
        site: value,
        control: floor === undefined ? "" : round(floor),
        budget: `${isLeast ? "at least" : "at most"} ${bound}`,
        "": isWithin ? "" : "beyond",
      },
    ];
  });
  console.log(path);
  console.table(Object.fromEntries(rows));
}

async function main() {
  const root = join(__dirname, "../public");
  const load = loadavg()[0] ?? 0;
  if (load > 1) console.error(`The machine is busy (load ${load.toFixed(1)}): trust ratios only.`);
  const server = await startServer({ root });
  const copy = await makeControl(root);
  const controlServer = await startServer({ root: copy.root });
  const failures: string[] = [];
  try {
    for (const path of values.paths.split(",")) {
      const urls = [server.url + path, controlServer.url + path] as const;
      const { site, control } = await measure(...urls, Number(values.runs));
      print(path, site, control);
      failures.push(...exceeded(site, control).map((line) => `${path}: ${line}`));
    }
  } finally {
    await Promise.all([server.close(), controlServer.close()]);
    copy.remove();
  }
  if (failures.length === 0) return 0;
  console.error(`Beyond budget (tools/bench/budgets.ts):\n${failures.join("\n")}`);
  return 1;
}

asScript(main);
