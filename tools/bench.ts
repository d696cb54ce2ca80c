import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { scoreAllPages } from "./bench/all-pages";
import { machineBudgets } from "./bench/budgets";
import { exceeded } from "./bench/check-budgets";
import { compareSites, type Measurement, type Subject } from "./bench/compare";
import { makeControl } from "./bench/control";
import { builtSite, type Options, readOptions } from "./bench/options";
import { pageReport } from "./bench/report";
import { startServer } from "./server/static-server";

const root = join(__dirname, "..");
const resultFile = join(root, "bench-result.json");

/** What the figures depend on beside the site. */
const circumstances = () => ({
  date: new Date().toISOString(),
  node: process.version,
  cpus: `${cpus().length} x ${cpus()[0]?.model ?? "?"}`,
  load: loadavg()[0],
});

async function measureAll(subjects: readonly Subject[], { paths, runs }: Options) {
  const pages: Record<string, Record<string, Measurement>> = {};
  const failures: string[] = [];
  for (const path of paths) {
    const there: Subject[] = [];
    for (const subject of subjects) {
      if ((await fetch(subject.url + path)).ok) there.push(subject);
    }
    const results = await compareSites(there, path, runs);
    pages[path] = results;
    console.log(pageReport(path, results));
    const { site, control } = results;
    if (site && control) {
      failures.push(...exceeded(machineBudgets, path, site.figures, control.figures));
    }
  }
  return { pages, failures };
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const before = circumstances();
  const load = loadavg()[0] ?? 0;
  if (load > 1) console.error(`The machine is busy (load ${load.toFixed(1)}): trust ratios only.`);
  const control = await makeControl(builtSite(join(root, "public")));
  const folders = { site: builtSite(join(root, "public")), control: control.root };
  if (options.compare) Object.assign(folders, { compared: options.compare });
  const servers = await Promise.all(
    Object.values(folders).map((folder) => startServer({ root: folder, port: 0 })),
  );
  const subjects = Object.keys(folders).map((name, index) => ({
    name,
    url: servers[index]?.url ?? "",
  }));
  try {
    const result = options.all
      ? await scoreAllPages(subjects[0]?.url ?? "")
      : await measureAll(subjects, options);
    // JSON has no Infinity: an answer that never came is written as a word.
    const words = (_: string, value: unknown) =>
      value === Number.POSITIVE_INFINITY ? "never" : value;
    const report = { before, after: circumstances(), options, ...result };
    writeFileSync(resultFile, `${JSON.stringify(report, words, 2)}\n`);
    console.log(`\nWritten to ${resultFile}`);
    if (result.failures.length > 0) {
      console.error(`Over budget (tools/bench/budgets.ts):\n${result.failures.join("\n")}`);
      process.exitCode = 1;
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    control.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
