import type { Content, Rule } from "../content";
import { parseJson } from "../parse-json";
import { formatProblem, type Problem } from "../problem";

/** The code of a file's language; English where it has none. */
export const codeOf = (file: string): string =>
  /^(?:locales|data\/faqs|data\/legal|data\/sample-product)\/([^/.]+)/.exec(file)?.[1] ?? "en";

/** A file's language, or the one that stands for all where a file has none or is English. */
function companionOf(file: string): string {
  const code = codeOf(file);
  return code === "en" ? "hi" : code;
}

/**
 * The files that a rule needs beside one file: the facts, and the texts in English and in one other
 * language. A rule is many times faster on these than on everything.
 */
export function contentAround(content: Content, file: string): Content {
  const isNear = (name: string) =>
    /^data\/[^/]+$/.test(name) ||
    new RegExp(
      `^(locales|data/faqs|data/legal|data/sample-product)/(en|${companionOf(file)})[/.]`,
    ).test(name);
  return {
    ...content,
    documents: new Map([...content.documents].filter(([name]) => isNear(name))),
  };
}

/** Content with another text in one file. */
export function contentWith(content: Content, file: string, text: string): Content {
  const parsed = parseJson(file, text);
  const documents = new Map(content.documents);
  documents.delete(file);
  if (Array.isArray(parsed)) return { ...content, documents, broken: new Map([[file, parsed]]) };
  return { ...content, documents: documents.set(file, parsed) };
}

/**
 * The first problem that content has and other content has not. The rules are asked one by one: most
 * mistakes are found by the first ones.
 */
export function newProblem(
  rules: readonly Rule[],
  content: Content,
  before: (rule: Rule) => ReadonlySet<string>,
): Problem | undefined {
  for (const rule of rules) {
    const found = rule(content).find((problem) => !before(rule).has(formatProblem(problem)));
    if (found) return found;
  }
  return undefined;
}
