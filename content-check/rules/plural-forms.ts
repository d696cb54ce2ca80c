import type { Content, Rule } from "../content";
import { membersOf, nodeAt, problemAt, quote, type TextAt, textsOf } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
import { htmlLangOf, languageName, pluralRules } from "../site-languages";

const order = ["zero", "one", "two", "few", "many", "other"] as const;
const pluralForm = new RegExp(`_(${order.join("|")})$`);

/** Every plural group of English has exactly the forms of its language, in each language. */
export const pluralForms: Rule = (content) =>
  [...content.documents.keys()].flatMap((file) => {
    const { code = "", source = "" } = translationOf(file) ?? {};
    const english = content.documents.get(source);
    // Any form marks a group, also where the one that all languages have is missing.
    const forms = (english ? textsOf(english) : []).filter(({ path }) =>
      pluralForm.test(String(path.at(-1))),
    );
    const groups = new Map(
      forms.map((form) => [form.path.join(".").replace(pluralForm, ""), form]),
    );
    return [...groups.values()].flatMap((form) => formProblems(content, file, code, form));
  });

function formProblems(content: Content, file: string, code: string, known: TextAt): Problem[] {
  const document = content.documents.get(file);
  const rules = pluralRules(htmlLangOf(content, code));
  if (!document || !rules) return [];
  const { pluralCategories } = rules.resolvedOptions();
  const expected: string[] = order.filter((form) => pluralCategories.includes(form));
  const path = known.path.slice(0, -1);
  const base = String(known.path.at(-1)).replace(pluralForm, "");
  const forms = membersOf(nodeAt(document, path))
    .map(([key]) => String(key.value))
    .filter((key) => key.replace(pluralForm, "") === base && key !== base)
    .map((key) => key.slice(base.length + 1));
  const all = `${languageName(code)} has ${expected.map((form) => `_${form}`).join(", ")}`;
  const missing = expected
    .filter((form) => !forms.includes(form))
    .map((form) => {
      const write = `this form of ${quote(known.text)} too: ${all}`;
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
