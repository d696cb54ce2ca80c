import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import languagesFile from "../data/languages.json";
import type { FaqFile } from "../src/content/types";
import { profileSummary } from "./bench-build/profile";
import { exceeded, type Measured, report } from "./bench-build/report";
import { syntheticLanguages } from "./bench-build/synthetic-languages";
import { timedBuild } from "./bench-build/timed-build";
import { copyProject, editJson } from "./testing/project-copy";

const resultFile = join(__dirname, "../bench-build-result.json");
const present = languagesFile.languages.filter(({ published }) => published).length;

/** Builds a copy with so many languages twice: from nothing, and after one edited FAQ answer. */
async function measure(languages: number): Promise<Measured> {
  const load = loadavg()[0] ?? 0;
  const { edits, files } = syntheticLanguages(present, languages);
  const folder = copyProject(edits, files);
  try {
    console.error(`${languages} languages, from nothing (load ${load.toFixed(1)})`);
    const cold = await timedBuild(folder);
    editJson(folder, "data/faqs/en.json", (json) => {
      const [first] = (json as unknown as FaqFile).questions;
      if (first) first.answer += " Edited.";
    });
    console.error(`${languages} languages, one answer edited`);
    return { languages, cold, warm: await timedBuild(folder), load };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds of processor time by package in one build from nothing. */
async function profile() {
  const profiles = mkdtempSync(join(tmpdir(), "build-profile-"));
  const folder = copyProject();
  try {
    await timedBuild(folder, ["--cpu-prof", `--cpu-prof-dir=${profiles}`]);
    return profileSummary(profiles).slice(0, 15);
  } finally {
    for (const each of [profiles, folder]) rmSync(each, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      languages: { type: "string", default: "10,20,40,80" },
      profile: { type: "boolean", default: false },
    },
  });
  const all: Measured[] = [];
  const wanted = values.languages.split(",").map(Number);
  // An impossible wish is told now, not after the builds before it.
  for (const languages of wanted) syntheticLanguages(present, languages);
  for (const languages of wanted) {
    all.push(await measure(languages));
    console.log(report(all));
  }
  const packages = values.profile ? await profile() : undefined;
  for (const [owner, seconds] of packages ?? []) console.log(`${owner}: ${seconds.toFixed(1)} s`);
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "?"}`;
  writeFileSync(resultFile, `${JSON.stringify({ machine, all, packages }, null, 2)}\n`);
  const failures = exceeded(all);
  if (failures.length === 0) return;
  console.error(`Over budget (tools/bench/budgets.ts):\n${failures.join("\n")}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
