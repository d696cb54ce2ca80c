import { buildBudgets } from "../bench/budgets";
import { table } from "../bench/table";
import type { BuildResult } from "./timed-build";

export interface Measured {
  languages: number;
  cold: BuildResult;
  warm: BuildResult;
  /** The one-minute load of the machine before the builds. */
  load: number;
}

/** Processor time of each build; on the clock where it cannot be told. */
const cost = ({ cpuSeconds, seconds }: BuildResult) => cpuSeconds || seconds;
const perPage = ({ cold }: Measured) => cost(cold) / cold.pages;

/** One line for each budget that is exceeded. */
export function exceeded(all: readonly Measured[]): string[] {
  const { warmRebuild, perPageGrowth } = buildBudgets;
  const [first] = all;
  return all.flatMap((each) => {
    const warm = cost(each.warm) / cost(each.cold);
    const growth = first ? perPage(each) / perPage(first) : 1;
    const line = (name: string, value: number, { limit, unit }: typeof warmRebuild) =>
      value > limit
        ? [`${each.languages} languages: ${name} is ${value.toFixed(2)}; at most ${limit} ${unit}`]
        : [];
    return [
      ...line("the warm rebuild", warm, warmRebuild),
      ...line("the time per page", growth, perPageGrowth),
    ];
  });
}

/** Milliseconds for each page more than the row before had: what a page itself costs. */
function perAddedPage({ cold }: Measured, before: Measured | undefined): string {
  if (before === undefined) return "";
  const added = cold.pages - before.cold.pages;
  return (((cost(cold) - cost(before.cold)) / added) * 1000).toFixed(0);
}

/** The builds as a table, and below it what Gatsby says took longest in each. */
export function report(all: readonly Measured[]): string {
  const rows = all.map((each, index) => [
    String(each.languages),
    String(each.cold.pages),
    each.cold.seconds.toFixed(1),
    each.cold.cpuSeconds.toFixed(1),
    (perPage(each) * 1000).toFixed(0),
    perAddedPage(each, all[index - 1]),
    each.warm.seconds.toFixed(1),
    each.warm.cpuSeconds.toFixed(1),
    (cost(each.warm) / cost(each.cold)).toFixed(2),
    (each.cold.peakMemory / 2 ** 20).toFixed(0),
    each.load.toFixed(1),
  ]);
  const head = [
    "languages",
    "pages",
    "cold s",
    "CPU s",
    "CPU ms/page",
    "CPU ms/added page",
    "warm s",
    "CPU s",
    "warm/cold",
    "peak MiB",
    "load",
  ];
  const phases = all.flatMap(({ languages, cold, warm }) =>
    Object.entries({ cold, warm }).map(([name, { phases }]) => {
      const longest = phases
        .slice(0, 8)
        .map(([phase, seconds]) => `${phase} ${seconds.toFixed(1)}`);
      return `${languages} ${name}: ${longest.join(", ")}`;
    }),
  );
  return [table([head, ...rows]), "\nGatsby's activities, seconds:", ...phases].join("\n");
}
