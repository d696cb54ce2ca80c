import type { Rule } from "./content";
import { type Problem, sortProblems } from "./problem";
import { readContent } from "./read-content";
import { chineseForms } from "./rules/chinese-forms";
import { digits } from "./rules/digits";
import { duplicateKeys } from "./rules/duplicate-keys";
import { jsonSyntax } from "./rules/json-syntax";
import { keyParity } from "./rules/key-parity";
import { languages } from "./rules/languages";
import { markup } from "./rules/markup";
import { placeholders } from "./rules/placeholders";
import { punctuation } from "./rules/punctuation";
import { quotes } from "./rules/quotes";
import { sameAsEnglish } from "./rules/same-as-english";
import { sampleDate } from "./rules/sample-date";
import { script } from "./rules/script";
import { spacing } from "./rules/spacing";
import { translatedData } from "./rules/translated-data";
import { usedKeys } from "./rules/used-keys";
import { languagesOf } from "./site-languages";

/** All rules; a new one is added here and nowhere else. */
export function rulesFor(today: Date): readonly Rule[] {
  return [
    jsonSyntax,
    duplicateKeys,
    languages,
    keyParity,
    translatedData,
    usedKeys,
    placeholders,
    markup,
    sameAsEnglish,
    script,
    chineseForms,
    digits,
    spacing,
    quotes,
    punctuation,
    sampleDate(today),
  ];
}

export interface CheckResult {
  problems: Problem[];
  /** How many JSON files were read. */
  files: number;
  /** How many languages are published. */
  languages: number;
}

/** Checks the content of the project in a folder against all rules. */
export function checkContent(root: string, today = new Date()): CheckResult {
  const content = readContent(root);
  return {
    problems: sortProblems(rulesFor(today).flatMap((rule) => rule(content))),
    files: content.documents.size + content.broken.size,
    languages: languagesOf(content).filter(({ published }) => published).length,
  };
}
