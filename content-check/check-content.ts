import { type Content, filesOf, type Rule } from "./content";
import { translationOf } from "./language-texts";
import { formatProblem, type Problem, sortProblems } from "./problem";
import { readContent } from "./read-content";
import { addresses } from "./rules/addresses";
import { gtinCheckDigit } from "./rules/check-digit";
import { dates, outdated } from "./rules/dates";
import { duplicateIds } from "./rules/duplicate-ids";
import { duplicateKeys } from "./rules/duplicate-keys";
import { files } from "./rules/files";
import { links } from "./rules/links";
import { markup } from "./rules/markup";
import { offer } from "./rules/offer";
import { placeholders } from "./rules/placeholders";
import { pluralForms } from "./rules/plural-forms";
import { references } from "./rules/references";
import { sameAsEnglish } from "./rules/same-as-english";
import { sameShape } from "./rules/same-shape";
import { sameWords } from "./rules/same-words";
import { schema } from "./rules/schema";
import { script } from "./rules/script";
import { tableCells } from "./rules/table-cells";
import { textFaults } from "./rules/text-faults";
import { languagesOf } from "./site-languages";

/** Every JSON file parses and holds a group. */
const jsonSyntax: Rule = ({ broken }) => [...broken.values()].flat();

/** All rules but `outdated`, whose problems are warnings; a new one is added here and nowhere else. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  files,
  duplicateKeys,
  schema,
  duplicateIds,
  sameWords,
  sameShape,
  pluralForms,
  tableCells,
  references,
  offer,
  gtinCheckDigit,
  placeholders,
  markup,
  textFaults,
  links,
  addresses,
  sameAsEnglish,
  script,
  dates,
];

export interface CheckResult {
  /** The errors: no build with them. */
  problems: Problem[];
  /** What only time has made wrong: a build goes on with it, a launch does not. */
  warnings: Problem[];
  /** How many JSON files were read. */
  files: number;
  /** How many languages are published. */
  languages: number;
}

/** Checks the content of the project in a folder against all rules. */
export function checkContent(root: string): CheckResult {
  const content = readContent(root);
  return {
    problems: sortProblems(problemsOf(content)),
    warnings: sortProblems(outdated(content)),
    files: filesOf(content).length,
    languages: languagesOf(content).filter(({ published }) => published).length,
  };
}

/** Rules that measure a translation by English. */
const comparing: readonly Rule[] = [sameShape, placeholders, markup];

/** Where English itself has a mistake it is no measure: what differs is told when it is mended. */
function problemsOf(content: Content): Problem[] {
  const found = rules.map((rule) => ({ rule, problems: rule(content) }));
  const told = new Set(
    found.flatMap(({ problems }) => problems.map(({ file, path }) => `${file} ${path}`)),
  );
  const isEcho = ({ file, path }: Problem) => {
    const source = translationOf(file)?.source ?? file;
    return source !== file && told.has(`${source} ${path}`);
  };
  return found.flatMap(({ rule, problems }) =>
    comparing.includes(rule) ? problems.filter((problem) => !isEcho(problem)) : problems,
  );
}

/** The errors as the checker prints them, and their number; undefined if there are none. */
export function errorReport({ problems }: CheckResult): string | undefined {
  if (problems.length === 0) return undefined;
  const places = new Set(problems.map(({ file }) => file)).size;
  return [
    ...problems.map(formatProblem),
    `${count(problems.length, "error")} in ${count(places, "file")}.`,
  ].join("\n");
}

/** The warnings as the checker prints them, and their number; undefined if there are none. */
export function warningReport({ warnings }: CheckResult): string | undefined {
  if (warnings.length === 0) return undefined;
  return [
    ...warnings.map(formatProblem),
    `${count(warnings.length, "warning")}: builds pass, but npm run preflight does not.`,
  ].join("\n");
}

/** What the checker prints: warnings, then errors, or that there are none. */
export function report(result: CheckResult): string {
  const { files, languages } = result;
  const inOrder = `Content is in order: ${count(files, "file")}, ${count(languages, "language")}.`;
  const warnings = warningReport(result);
  return [...(warnings ? [warnings] : []), errorReport(result) ?? inOrder].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
