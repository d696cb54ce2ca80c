import { join } from "node:path";
import { schemaNameOf } from "../../gatsby/content/schema-files";
import { pretendFiles } from "../../src/testing/content";
import { rulesFor } from "../check-content";
import type { Content, Rule } from "../content";
import { formatProblem, type Problem } from "../problem";
import { readContent, readFiles } from "../read-content";
import { contentAround, contentWith, newProblem } from "./around";
import { type Mutant, mutate } from "./mutate";
import { renderAsBuilt } from "./pages";
import { randomFrom, seedOf } from "./random";
import { type Shown, shownOf, unseen } from "./shown";

/** In how many ways each file is changed; the full number runs in `verify:full`. */
const changes = process.env.FULL === "1" ? 500 : 5;
const rules = rulesFor(new Date("2026-11-20T00:00:00Z"));

const root = join(__dirname, "../..");
const project = readFiles(root);
const everything = readContent(root);

/** What each rule says of the unchanged files; asked once a rule. */
function saidBefore(content: Content): (rule: Rule) => ReadonlySet<string> {
  const known = new Map<Rule, ReadonlySet<string>>();
  return (rule) => {
    const found = known.get(rule) ?? new Set(rule(content).map(formatProblem));
    known.set(rule, found);
    return found;
  };
}

/** What is wrong with a report: no place, or nothing to do about it. */
function faultsOfReport(problem: Problem): string[] {
  const isPlaced = problem.file !== "" && problem.line > 0 && problem.column > 0;
  return isPlaced && problem.is && problem.write ? [] : [formatProblem(problem)];
}

/** Judges changes of one file, each by its report or, where there is none, by the page. */
function judge(file: string, text: string): (mutant: Mutant) => string[] {
  const content = contentAround(everything, file);
  const before = saidBefore(content);
  let shown: Shown | undefined;
  return (mutant) => {
    const problem = newProblem(rules, contentWith(content, file, mutant.text), before);
    if (problem) return faultsOfReport(problem);
    shown ??= shownOf(file, text);
    return unseen(file, mutant, shown).map((each) => `${mutant.what}: ${each}`);
  };
}

/**
 * Changes each file of a folder in one way after another: each change is reported with its place, or
 * the page that uses the file says exactly what stands there.
 */
export function fuzz(folder: "data" | "locales"): void {
  const files = project.files.filter(
    ([file]) => file.startsWith(`${folder}/`) && schemaNameOf(file),
  );

  renderAsBuilt();
  afterEach(() => pretendFiles());

  test.each(files)(
    "each change of %s is reported with its place, or shown",
    (file, text) => {
      const random = randomFrom(seedOf(file));
      const mutants = Array.from({ length: changes }, () => mutate(text, random));
      const changed = mutants.filter((mutant) => mutant.text !== text);
      expect(changed.flatMap(judge(file, text))).toEqual([]);
    },
    3_600_000,
  );
}
