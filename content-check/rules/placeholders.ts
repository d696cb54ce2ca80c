import { placeholdersIn, withoutPlaceholders } from "../../src/content/fill-placeholders";
import {
  buildPlaceholders,
  buildTextKeys,
  offerPlaceholders,
  type PlanFacts,
  planGroup,
  pluralPlaceholders,
  runtimePlaceholders,
  sizeGroup,
  textPlaceholders,
} from "../../src/content/placeholders";
import { type Content, objectsAt, type Rule } from "../content";
import { problemAt } from "../json-document";
import { differences, type LanguageText, languageTexts } from "../language-texts";
import { nearest, type Problem } from "../problem";

/** Texts contain only known placeholders, and translations contain the same ones as English. */
export const placeholders: Rule = (content) => {
  const build = buildPlaceholders(planFacts(content));
  return languageTexts(content).flatMap((place) => {
    const known = namesFor(build, place);
    return [...unknownIn(place, known), ...differentIn(place, known)];
  });
};

function planFacts(content: Content): PlanFacts[] {
  return objectsAt(content, "data/plans.json", "plans").map(({ id, productLimit, features }) => ({
    id: String(id),
    productLimit: typeof productLimit === "number" ? productLimit : null,
    features: Array.isArray(features) ? features.map(String) : [],
  }));
}

/** Returns the placeholders that a text can contain. */
function namesFor(build: readonly string[], { document, path }: LanguageText): readonly string[] {
  // The browser does not fill placeholders in data/.
  if (document.file.startsWith("data/")) return build;
  const namespace = /([^/]+)\.json$/.exec(document.file)?.[1];
  if (namespace === "offer") return [...build, ...offerPlaceholders];
  const key = `${namespace}:${path.join(".")}`;
  // The error page shows these texts unchanged, because it has to work without any data.
  if (key.startsWith("common:error.")) return [];
  const isBuildText = buildTextKeys.some((name) => key === name || key.startsWith(`${name}_`));
  if (!isBuildText) return [...build, ...runtimePlaceholders];
  if (key.startsWith(`common:${planGroup.key}`)) return [planGroup.names];
  const [, size] = key.split(`common:${sizeGroup.key}.`);
  if (size) return sizeGroup.names[size as keyof typeof sizeGroup.names];
  // The build makes placeholders from these texts, so they cannot contain such placeholders.
  return build.filter((name) => !textPlaceholders.includes(name) && !/^plansWith/.test(name));
}

function unknownIn(place: LanguageText, known: readonly string[]): Problem[] {
  const unknown = placeholdersIn(place.text)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const found = `a text with {{${name}}}, which is not a placeholder for this text`;
      const similar = nearest(name, known);
      return problemAt(place, found, similar ? `{{${similar}}}` : `one of ${known.join(", ")}`);
    });
  const hasBrace = /[{}]/.test(withoutPlaceholders(place.text));
  const brace = problemAt(place, "a text with a stray brace", "{{name}} for each placeholder");
  return hasBrace ? [...unknown, brace] : unknown;
}

/** Compares the known placeholders of a translation with those of English. */
function differentIn(place: LanguageText, known: readonly string[]): Problem[] {
  if (place.english === undefined) return [];
  const namesIn = (text: string) => placeholdersIn(text).filter((name) => known.includes(name));
  const [english, translated] = [namesIn(place.english), namesIn(place.text)];
  /** Returns the names whose facts no name of another list shows. */
  const namesOfOtherFacts = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.some((other) => factOf(other) === factOf(name)));
  const missing = namesOfOtherFacts(english, translated).filter(
    (name) => !canBeWord(place, factOf(name)),
  );
  const added = namesOfOtherFacts(translated, english);
  const marked = (names: readonly string[]) => names.map((name) => `{{${name}}}`);
  return differences(place, marked(missing), marked(added));
}

/**
 * Returns the fact that a placeholder shows. {{trialMonths}} and {{trialPeriod}} show the same fact,
 * because the grammar of a language decides which of them a sentence needs.
 */
const factOf = (name: string): string =>
  (pluralPlaceholders as Record<string, string | undefined>)[name] ?? name;

/**
 * Returns whether a plural form can contain a word in place of the number. It can if the form is used
 * for a single number, as the Arabic dual. The Russian `_one` is also used for 21 and 31.
 */
function canBeWord({ document, path, code }: LanguageText, fact: string) {
  const [, base = "", form] = /^(.+)_([a-z]+)$/.exec(String(path.at(-1))) ?? [];
  if (!document.file.endsWith("/common.json") || factOf(base) !== fact) return false;
  const rules = new Intl.PluralRules(code);
  const forms = Array.from({ length: 100 }, (_, number) => rules.select(number));
  return forms.filter((each) => each === form).length === 1;
}
