import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "puppeteer-core";
import { compressTexts, filesIn } from "../gatsby/post-build/files";
import { type Figures, loadFigures, processorTime, tapFigures } from "./page-figures";
import { launchChrome } from "./programs";
import { type StaticServer, startServer } from "./server/static-server";

/**
 * Measures public/, a copy of it without scripts and, on request, another build
 * (docs/performance.md).
 * Usage: npm run bench -- [--against DIR] [--runs 11] [--lighthouse 3] [--paths /,/ar,/privacy]
 */
const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    runs: { type: "string", default: "11" },
    lighthouse: { type: "string", default: "3" },
    paths: { type: "string", default: "/,/ar,/privacy" },
  },
});

/** The figures of every run, by the name of the build. */
type Samples = Record<string, Figures[]>;

/** Measures the builds in turn, so that other load on the machine affects all of them alike. */
async function measure(
  servers: Record<string, StaticServer>,
  path: string,
  runs: string,
  figuresOf: (browser: Browser, url: string) => Promise<Figures>,
): Promise<Samples> {
  const samples: Samples = {};
  for (let run = 1; run <= Number(runs); run += 1) {
    for (const [build, { url }] of Object.entries(servers)) {
      console.error(`${build} ${path}: run ${run} of ${runs}`);
      const browser = await launchChrome();
      const figures = await figuresOf(browser, url + path).finally(() => browser.close());
      samples[build] = [...(samples[build] ?? []), figures];
    }
  }
  return samples;
}

/** Returns the lowest value of a figure, its median and its highest value. */
function spread(runs: readonly Figures[] = [], key: string) {
  const values = runs.map((figures) => figures[key] ?? Number.NaN).sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor((values.length - 1) * share)] ?? Number.NaN;
  return [at(0), at(0.5), at(1)] as const;
}

/** Prints the median of each figure with its spread, and its ratio to that of the other build. */
function print(title: string, samples: Samples): void {
  const row = (key: string) => {
    const cells: Record<string, string> = {};
    for (const [build, runs] of Object.entries(samples)) {
      const [lowest, median, highest] = spread(runs, key).map((n) => Number(n.toPrecision(4)));
      cells[build] = `${median} (${lowest}–${highest})`;
    }
    if (samples.against) {
      const ratio = spread(samples.site, key)[1] / spread(samples.against, key)[1];
      cells["site / against"] = ratio.toFixed(2);
    }
    return cells;
  };
  const keys = Object.keys(samples.site?.[0] ?? {});
  console.log(title);
  console.table(Object.fromEntries(keys.map((key) => [key, row(key)])));
}

/** Copies a built site into a temporary folder and removes all scripts from its pages. */
async function copyWithoutScripts(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "noscript-baseline-"));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true });
  const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="?script\b[^>]*>/gi;
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith(".html"))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(scripts, ""));
  }
  await compressTexts(folder);
  return folder;
}

async function main() {
  const { against, lighthouse, runs } = options;
  const noscript = await copyWithoutScripts("public");
  const site = await startServer({ root: "public" });
  const servers = {
    site,
    ...(against && { against: await startServer({ root: against }) }),
    noscript: await startServer({ root: noscript }),
  };
  for (const path of options.paths.split(",")) {
    print(`Lighthouse, ${path}`, await measure(servers, path, lighthouse, loadFigures));
  }
  print("Taps, ms", await measure({ site }, "/", lighthouse, tapFigures));
  print("Processor time, ms", await measure(servers, "/", runs, processorTime));
  for (const server of Object.values(servers)) await server.close();
  rmSync(noscript, { recursive: true });
}

main();
