import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { exceeded, type Figures, judge, round } from "./bench/budgets";
import { makeControl } from "./bench/control";
import { measure } from "./bench/measure";
import { startServer } from "./server/static-server";

/**
 * Measures public/ as it is deployed, beside a copy of it without scripts, and ends with 1 where a
 * page is beyond a budget (tools/bench/budgets.ts).
 * Usage: npm run bench -- [--runs 3] [--paths /,/ar] [--compare ../other/public]
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    paths: { type: "string", default: "/,/ar,/ja,/privacy" },
    /** Another built site, measured beside this one. */
    compare: { type: "string" },
  },
});

/** The folder, if it holds a built site; throws with one clear line otherwise. */
function builtSite(folder: string): string {
  const root = resolve(folder);
  if (existsSync(join(root, "index.html"))) return root;
  throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
}

const shown = (figure: number | undefined) => (figure === undefined ? "" : round(figure));

/** Prints a page's figures side by side with what they may be. */
function print(path: string, results: Record<string, Figures>): void {
  const { site = {}, control, compared } = results;
  const rows = judge(site, control).map(({ key, label, value, bound, isLeast, isWithin }) => [
    label,
    {
      site: value,
      control: shown(control?.[key]),
      ...(compared && { compared: shown(compared[key]) }),
      budget: `${isLeast ? "at least" : "at most"} ${bound}`,
      "": isWithin ? "" : "beyond",
    },
  ]);
  console.log(path);
  console.table(Object.fromEntries(rows));
}

async function main(): Promise<void> {
  const site = builtSite(join(__dirname, "../public"));
  const control = await makeControl(site);
  const folders = { site, control: control.root };
  if (values.compare) Object.assign(folders, { compared: builtSite(values.compare) });
  const load = loadavg()[0] ?? 0;
  if (load > 1) console.error(`The machine is busy (load ${load.toFixed(1)}): trust ratios only.`);
  const servers = await Promise.all(
    Object.values(folders).map((root) => startServer({ root, port: 0 })),
  );
  const subjects = Object.keys(folders).map((name, index) => ({
    name,
    url: servers[index]?.url ?? "",
    hasScripts: name !== "control",
  }));
  const failures: string[] = [];
  try {
    for (const path of values.paths.split(",")) {
      const results = await measure(subjects, path, Number(values.runs));
      print(path, results);
      const { site: own = {}, control: floor } = results;
      failures.push(...exceeded(own, floor).map((line) => `${path}: ${line}`));
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    control.remove();
  }
  if (failures.length === 0) return;
  console.error(`Beyond budget (tools/bench/budgets.ts):\n${failures.join("\n")}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
