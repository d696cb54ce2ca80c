import { type Entry, type JsonDocument, problemAt } from "../json-document";
import type { Problem } from "../problem";
import { pluralCategories } from "../site-languages";

/** The plural forms of a language; those of English for a tag that is none. */
export function expectedForms(htmlLang: string): string[] {
  return pluralCategories(htmlLang) ?? ["one", "other"];
}

/** A plural group has exactly the forms of its language. */
export function formProblems(
  document: JsonDocument,
  key: string,
  forms: ReadonlyMap<string, Entry>,
  expected: readonly string[],
  language: string,
): Problem[] {
  const all = expected.map((form) => `_${form}`).join(", ");
  const missing = expected
    // A text without forms is one mistake, an unknown key, not one for each form.
    .filter((form) => !forms.has(form) && !forms.has(""))
    .map((form) =>
      problemAt(document, `${key}_${form}`.split("."), {
        is: "missing",
        write: `this form too: ${language} has ${all}`,
      }),
    );
  const unknown = [...forms]
    .filter(([form]) => form && !expected.includes(form))
    .map(([, { path }]) =>
      problemAt(document, path, {
        is: `a form that ${language} does not have`,
        write: `${all} only`,
      }),
    );
  return [...missing, ...unknown];
}
