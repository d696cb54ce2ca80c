import { filesOf, type Rule } from "./content";
import { type Problem, sortProblems } from "./problem";
import { readContent } from "./read-content";
import { gtinCheckDigit } from "./rules/check-digit";
import { chineseForms } from "./rules/chinese-forms";
import { digits } from "./rules/digits";
import { duplicateIds } from "./rules/duplicate-ids";
import { duplicateKeys } from "./rules/duplicate-keys";
import { filePlaces } from "./rules/file-places";
import { hiddenCharacters } from "./rules/hidden-characters";
import { images } from "./rules/images";
import { jsonSyntax } from "./rules/json-syntax";
import { keyParity } from "./rules/key-parity";
import { languages } from "./rules/languages";
import { links } from "./rules/links";
import { markup } from "./rules/markup";
import { placeholders } from "./rules/placeholders";
import { plainFacts } from "./rules/plain-facts";
import { punctuation } from "./rules/punctuation";
import { quotes } from "./rules/quotes";
import { references } from "./rules/references";
import { reviewDates } from "./rules/review-dates";
import { sameAsEnglish } from "./rules/same-as-english";
import { sampleDate } from "./rules/sample-date";
import { schema } from "./rules/schema";
import { script } from "./rules/script";
import { searchTexts } from "./rules/search-texts";
import { securityTxt } from "./rules/security-txt";
import { spacing } from "./rules/spacing";
import { tableCells } from "./rules/table-cells";
import { translatedData } from "./rules/translated-data";
import { usedKeys } from "./rules/used-keys";
import { languagesOf } from "./site-languages";

/** All rules; a new one is added here and nowhere else. */
export function rulesFor(today: Date): readonly Rule[] {
  return [
    jsonSyntax,
    filePlaces,
    duplicateKeys,
    schema,
    duplicateIds,
    languages,
    keyParity,
    translatedData,
    tableCells,
    references,
    images,
    gtinCheckDigit,
    usedKeys,
    placeholders,
    markup,
    plainFacts,
    hiddenCharacters,
    links,
    sameAsEnglish,
    script,
    chineseForms,
    digits,
    spacing,
    quotes,
    punctuation,
    searchTexts,
    sampleDate(today),
    securityTxt(today),
    reviewDates(today),
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
    files: filesOf(content).length,
    languages: languagesOf(content).filter(({ published }) => published).length,
  };
}
