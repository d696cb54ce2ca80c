import { launch } from "../browser/launch";
import { measureEarlyTap } from "./early-tap";
import { type Figures, medians } from "./figures";
import { audit } from "./lighthouse";
import { measureTasks } from "./longest-task";
import { visit } from "./visit";

/** A site under measurement: "site", "control" or "compared", and where it is served. */
export interface Subject {
  name: string;
  url: string;
}

export interface Measurement {
  figures: Figures;
  /** Each run of what depends on the machine, in order. */
  runs: Figures[];
  /** What the longest tasks of the last run were about. */
  work: Record<string, string>;
}

async function measureOnce(url: string) {
  const lighthouse = await audit(url);
  const browser = await launch();
  try {
    const tasks = await measureTasks(browser, url);
    const figures: Figures = { ...lighthouse, ...(await measureEarlyTap(browser, url)) };
    if (tasks.any) figures.longestTask = tasks.any.duration;
    if (tasks.script) figures.longestScriptTask = tasks.script.duration;
    if (tasks.touched) figures.touchTask = tasks.touched.duration;
    const work = {
      longestTask: tasks.any?.work ?? "",
      longestScriptTask: tasks.script?.work ?? "",
      touchTask: tasks.touched?.work ?? "",
    };
    return { figures, work };
  } finally {
    await browser.close();
  }
}

async function visitOnce(url: string): Promise<Figures> {
  const browser = await launch();
  try {
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}

/** Measures one path of several sites in turn, so that a busy moment of the machine meets them all. */
export async function compareSites(
  subjects: readonly Subject[],
  path: string,
  runs: number,
): Promise<Record<string, Measurement>> {
  const results: Record<string, Measurement> = {};
  for (const { name, url } of subjects) {
    results[name] = { figures: await visitOnce(url + path), runs: [], work: {} };
  }
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${path}: run ${run} of ${runs}`);
    for (const { name, url } of subjects) {
      const once = await measureOnce(url + path);
      results[name]?.runs.push(once.figures);
      Object.assign(results[name]?.work ?? {}, once.work);
    }
  }
  for (const result of Object.values(results)) {
    Object.assign(result.figures, medians(result.runs));
  }
  return results;
}
