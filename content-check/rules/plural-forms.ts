import type { Content, Rule } from "../content";
import { type Entry, entriesOf, membersOf, nodeAt, problemAt, quote } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
import { htmlLangOf, languageName, pluralCategories } from "../site-languages";

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every plural group of English has exactly the forms of its language, in each language. */
export const pluralForms: Rule = (content) =>
  [...content.documents.keys()].flatMap((file) => {
    const { code = "", source = "" } = translationOf(file) ?? {};
    const english = content.documents.get(source);
    // i18next needs _other in each group; the other keys are those of the schema.
    const groups = [...(english ? entriesOf(english.root) : [])].filter(({ path }) =>
      String(path.at(-1)).endsWith("_other"),
    );
    return groups.flatMap((group) => formProblems(content, file, code, group));
  });

function formProblems(content: Content, file: string, code: string, other: Entry): Problem[] {
  const document = content.documents.get(file);
  const expected = pluralCategories(htmlLangOf(content, code));
  if (!document || !expected) return [];
  const path = other.path.slice(0, -1);
  const base = String(other.path.at(-1)).replace(pluralForm, "");
  const forms = [...membersOf(nodeAt(document, path)).keys()]
    .filter((key) => key.replace(pluralForm, "") === base && key !== base)
    .map((key) => key.slice(base.length + 1));
  const all = `${languageName(code)} has ${expected.map((form) => `_${form}`).join(", ")}`;
  const missing = expected
    .filter((form) => !forms.includes(form))
    .map((form) => {
      const write = `this form of ${quote(other.node.value)} too: ${all}`;
      return problemAt(document, [...path, `${base}_${form}`], { is: "missing", write });
    });
  const unknown = forms
    .filter((form) => !expected.includes(form))
    .map((form) => {
      const is = `a form that ${languageName(code)} does not have`;
      return problemAt(document, [...path, `${base}_${form}`], { is, write: `none: ${all}` });
    });
  return [...missing, ...unknown];
}
