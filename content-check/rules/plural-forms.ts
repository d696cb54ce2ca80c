import type { Content, Rule } from "../content";
import { problemAt, type TextPlace, textsIn, valueAt } from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem } from "../problem";
import { htmlLangOf, languageName, pluralRules } from "../site-languages";
import { quote } from "../type-words";

const forms = ["zero", "one", "two", "few", "many", "other"] as const;
const suffix = new RegExp(`_(${forms.join("|")})$`);

/** In each language, every plural group of English has exactly the forms of the language. */
export const pluralForms: Rule = (content) =>
  [...content.documents.keys()].flatMap((file) => {
    const { code = "", source = "" } = translationOf(file) ?? {};
    const english = content.documents.get(source);
    // Any form shows that there is a group, even if the form that all languages have is missing.
    const known = (english ? textsIn(english) : []).filter(({ path }) =>
      suffix.test(String(path.at(-1))),
    );
    const groups = new Map(known.map((form) => [form.path.join(".").replace(suffix, ""), form]));
    return [...groups.values()].flatMap((form) => groupProblems(content, file, code, form));
  });

/** Reports the missing and unknown forms of a group, of which one English form is known. */
function groupProblems(content: Content, file: string, code: string, known: TextPlace): Problem[] {
  const document = content.documents.get(file);
  const rules = pluralRules(htmlLangOf(content, code));
  if (!document || !rules) return [];
  const { pluralCategories } = rules.resolvedOptions();
  const expected = forms.filter((form) => pluralCategories.includes(form));
  const path = known.path.slice(0, -1);
  const base = String(known.path.at(-1)).replace(suffix, "");
  const all = `${languageName(code)} has ${expected.map((form) => `_${form}`).join(", ")}`;
  return forms.flatMap((form) => {
    const place = { document, path: [...path, `${base}_${form}`] };
    const exists = valueAt(document, place.path) !== undefined;
    if (exists === expected.includes(form)) return [];
    const found = exists ? `a form that ${languageName(code)} does not have` : "missing";
    const remedy = exists ? "none" : `this form of ${quote(known.text)} too`;
    return [problemAt(place, { found, expected: `${remedy}: ${all}` })];
  });
}
