import { type Content, filesOf, type Rule } from "./content";
import { translationOf } from "./language-texts";
import { formatProblem, type Problem, sortProblems } from "./problem";
import { readContent } from "./read-content";
import { addresses } from "./rules/addresses";
import { dates, outdated } from "./rules/dates";
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
import { duplicateIds, duplicateKeys, gtinCheckDigit, tableCells } from "./rules/structure";
import { textFaults } from "./rules/text-faults";
import { languagesOf } from "./site-languages";

/** All rules whose problems are errors. The problems of `outdated` are warnings. */
export const rules: readonly Rule[] = [
  // Every JSON file parses and contains an object.
  ({ broken }) => [...broken.values()].flat(),
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
  /** The errors, which stop a build. */
  problems: Problem[];
  /** Dates that have passed. They do not stop a build, but must be fixed before a launch. */
  warnings: Problem[];
  /** The number of JSON files. */
  files: number;
  /** The number of published languages. */
  languages: number;
}

/** Checks the content of a project. */
export function checkContent(root: string): CheckResult {
  const content = readContent(root);
  return {
    problems: sortProblems(errorsIn(content)),
    warnings: sortProblems(outdated(content)),
    files: filesOf(content).length,
    languages: languagesOf(content).filter(({ published }) => published).length,
  };
}

/** The rules that compare a translation with English. */
const comparing: readonly Rule[] = [sameShape, placeholders, markup];

/**
 * Applies all rules. Where English has a mistake, its translations are not compared with it, because
 * they may be right.
 */
function errorsIn(content: Content): Problem[] {
  const results = rules.map((rule) => ({ rule, problems: rule(content) }));
  const all = results.flatMap(({ problems }) => problems);
  const places = new Set(all.map(({ file, path }) => `${file} ${path}`));
  const isComparable = ({ file, path }: Problem) => {
    const { source = file } = translationOf(file) ?? {};
    return source === file || !places.has(`${source} ${path}`);
  };
  return results.flatMap(({ rule, problems }) =>
    comparing.includes(rule) ? problems.filter(isComparable) : problems,
  );
}

/** Formats the errors and their number. Returns undefined if there are none. */
export function errorReport({ problems }: CheckResult): string | undefined {
  const fileCount = new Set(problems.map(({ file }) => file)).size;
  return list(problems, `${count(problems.length, "error")} in ${count(fileCount, "file")}.`);
}

/** Formats the warnings and their number. Returns undefined if there are none. */
export function warningReport({ warnings }: CheckResult): string | undefined {
  const total = count(warnings.length, "warning");
  return list(warnings, `${total}: builds pass, but npm run preflight does not.`);
}

/** Formats the warnings and errors, or a line that says that there are no errors. */
export function report(result: CheckResult): string {
  const { files: fileCount, languages } = result;
  const valid = `Content is in order: ${count(fileCount, "file")}, ${count(languages, "language")}.`;
  return [warningReport(result), errorReport(result) ?? valid].filter(Boolean).join("\n");
}

function list(problems: readonly Problem[], total: string): string | undefined {
  return problems.length === 0 ? undefined : [...problems.map(formatProblem), total].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
