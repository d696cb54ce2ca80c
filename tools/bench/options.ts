import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const usage = "Usage: npm run bench -- [--runs 5] [--compare DIR] [--paths /,/ar] [--all]";

export interface Options {
  runs: number;
  /** Another built site, measured beside this one. */
  compare: string | undefined;
  paths: string[];
  /** Whether every page is scored once instead. */
  all: boolean;
}

/** The folder, if it holds a built site; throws with one clear line otherwise. */
export function builtSite(folder: string): string {
  const root = resolve(folder);
  if (existsSync(join(root, "index.html"))) return root;
  throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
}

/** Reads the command line of the benchmark. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5" },
      compare: { type: "string" },
      paths: { type: "string", default: "/,/ar,/ja,/privacy" },
      all: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`"${values.runs}" runs? ${usage}`);
  return {
    runs,
    compare: values.compare === undefined ? undefined : builtSite(values.compare),
    paths: values.paths.split(","),
    all: values.all,
  };
}
