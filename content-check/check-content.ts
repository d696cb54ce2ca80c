import { type Content, type Rule, readContent } from "./content";
import { sourceOf } from "./languages";
import { messagesOf, type Problem } from "./problem";
import { dates, gtinCheckDigit, outdated } from "./rules/dates-and-gtin";
import { duplicateIds, duplicateKeys, duplicateTexts } from "./rules/duplicates";
import { files } from "./rules/files";
import { linkedSections, links } from "./rules/links";
import { placeholders } from "./rules/placeholders";
import { references } from "./rules/references";
import { schema } from "./rules/schema";
import { pluralForms, sameLists, tableCells } from "./rules/structure";
import { markdown, textFaults } from "./rules/text-faults";
import { untranslated } from "./rules/untranslated";

/** The rules for each file by itself. */
export const fileRules: readonly Rule[] = [duplicateKeys, schema, textFaults];

/** All rules whose problems are errors. The problems of `outdated` are warnings. */
export const rules: readonly Rule[] = [
  ...fileRules,
  sameLists,
  placeholders,
  markdown,
  files,
  duplicateIds,
  duplicateTexts,
  pluralForms,
  tableCells,
  references,
  gtinCheckDigit,
  links,
  linkedSections,
  untranslated,
  dates,
];

/** Checks the content of a project, and returns the messages. */
export function checkContent(root: string) {
  const content = readContent(root);
  return {
    /** The errors, which stop a build. */
    errors: messagesOf(errorsIn(content)),
    /** Dates that have passed. They do not stop a build, but must be fixed before a launch. */
    warnings: messagesOf(outdated(content)),
  };
}

/** Applies the rules. Those that compare files only run when all files parse. */
function errorsIn(content: Content): Problem[] {
  const { syntaxProblems } = content;
  const applied = syntaxProblems.length > 0 ? fileRules : rules;
  const problems = [...syntaxProblems, ...applied.flatMap((rule) => rule(content))];
  // Where English has a mistake, its translations can be right although they differ from it.
  const places = new Set(problems.map(({ file, path }) => `${file} ${path}`));
  return problems.filter(
    ({ file, path }) => sourceOf(file) === file || !places.has(`${sourceOf(file)} ${path}`),
  );
}

/** Lists the errors and their number. Returns "" if there are none. */
export const errorReport = (errors: readonly string[]): string =>
  errors.length === 0 ? "" : [...errors, `Errors: ${errors.length}.`].join("\n");

/** Lists the warnings and their number. Returns "" if there are none. */
export function warningReport(warnings: readonly string[]): string {
  const total = `Warnings: ${warnings.length}. Builds succeed, but npm run preflight fails.`;
  return warnings.length === 0 ? "" : [...warnings, total].join("\n");
}
