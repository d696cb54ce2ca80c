import { type Content, filesOf, type Rule } from "./content";
import { translationOf } from "./language-texts";
import { formatProblem, type Problem, sortProblems } from "./problem";
import { readContent } from "./read-content";
import { gtinCheckDigit } from "./rules/check-digit";
import { dates } from "./rules/dates";
import { duplicateIds } from "./rules/duplicate-ids";
import { duplicateKeys } from "./rules/duplicate-keys";
import { files } from "./rules/files";
import { links } from "./rules/links";
import { markup } from "./rules/markup";
import { placeholders } from "./rules/placeholders";
import { pluralForms } from "./rules/plural-forms";
import { references } from "./rules/references";
import { sameAsEnglish } from "./rules/same-as-english";
import { sameShape } from "./rules/same-shape";
import { schema } from "./rules/schema";
import { script } from "./rules/script";
import { tableCells } from "./rules/table-cells";
import { textFaults } from "./rules/text-faults";
import { languagesOf } from "./site-languages";

/** Every JSON file parses and holds a group. */
const jsonSyntax: Rule = ({ broken }) => [...broken.values()].flat();

/** All rules; a new one is added here and nowhere else. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  files,
  duplicateKeys,
  schema,
  duplicateIds,
  sameShape,
  pluralForms,
  tableCells,
  references,
  gtinCheckDigit,
  placeholders,
  markup,
  textFaults,
  links,
  sameAsEnglish,
  script,
  dates,
];

export interface CheckResult {
  problems: Problem[];
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

/** What the checker prints: all problems and their number, or that there are none. */
export function report({ problems, files, languages }: CheckResult): string {
  if (problems.length === 0) {
    return `Content is in order: ${count(files, "file")}, ${count(languages, "language")}.`;
  }
  const places = new Set(problems.map(({ file }) => file)).size;
  return [
    ...problems.map(formatProblem),
    `${count(problems.length, "error")} in ${count(places, "file")}.`,
  ].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
