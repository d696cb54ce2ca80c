import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentOfFiles, languageIn, valuesIn } from "../../gatsby/content/content";
import { fillPlaceholders, pageTexts } from "../content/placeholders";
import type {
  FaqFile,
  Language,
  PlansFile,
  SampleProductTexts,
  Site,
  Texts,
} from "../content/types";

const root = join(__dirname, "../..");

let pretended: ReadonlyMap<string, string> = new Map();

/** Lets readJson find other texts than the project's files have; without any it finds those again. */
export function pretendFiles(texts: ReadonlyMap<string, string> = new Map()): void {
  pretended = texts;
}

/** A file of the project as it stands. */
export function readJson<T>(file: string): T {
  return JSON.parse(pretended.get(file) ?? readFileSync(join(root, file), "utf8")) as T;
}

/** The namespaces that pages query besides "common" and their own. */
const shared = {
  landing: ["product", "try-it"],
  legal: [],
  "not-found": [],
  preview: ["product"],
  sample: ["product"],
} as const;

export type PageNamespace = keyof typeof shared;

/** The namespaces that a page queries. */
export const namespacesOf = (page: PageNamespace): string[] => ["common", page, ...shared[page]];

export const site = readJson<Site>("data/site.json");
export const plans = readJson<PlansFile>("data/plans.json");

export const languageOf = (code: string): Language => languageIn(contentOfFiles(readJson), code);

/** The values of all placeholders in a language. */
export const valuesOf = (code: string): Record<string, string> =>
  valuesIn(contentOfFiles(readJson), code);

/** Filled as the build fills it; with plain spaces only, as which Testing Library reads all others. */
function filled<T>(value: T, code: string): T {
  const json = JSON.stringify(fillPlaceholders(value, valuesOf(code)));
  return JSON.parse(json.replace(/\s/g, " ")) as T;
}

/** A namespace of locales/, filled. */
export function textsOf(code: string, namespace: string): Texts {
  const texts = readJson<Texts>(`locales/${code}/${namespace}.json`);
  return filled(pageTexts(namespace, texts), code);
}

/** The questions of data/faqs, filled. */
export function questionsOf(code: string): FaqFile["questions"] {
  return filled(readJson<FaqFile>(`data/faqs/${code}.json`).questions, code);
}

/** What is said of the sample product in a language, filled. */
export function sampleTextsOf(code: string): SampleProductTexts {
  return filled(readJson<SampleProductTexts>(`data/sample-product/${code}.json`), code);
}

/** What stands between ** in a list of ingredients. */
export const allergensIn = (ingredients: string): string[] =>
  [...ingredients.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);

/** The text of a namespace's file at a key such as "nav.faq"; a key without a text is an error. */
export function textAt(texts: Texts, path: string): string {
  const found = path
    .split(".")
    .reduce<Texts | string | undefined>(
      (value, part) => (typeof value === "object" ? value[part] : undefined),
      texts,
    );
  if (typeof found !== "string") throw new Error(`There is no text ${path}`);
  return found;
}

/** Finds texts by whole keys, as the built page shows them. */
export function textFinder(code: string) {
  const namespaces = new Map<string, Texts>();
  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = "", path = ""] = key.split(":");
    const texts = namespaces.get(namespace) ?? textsOf(code, namespace);
    namespaces.set(namespace, texts);
    return textAt(texts, path).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? `{{${name}}}`,
    );
  };
}
