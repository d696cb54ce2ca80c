import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeholderValues } from "../content/placeholder-values";
import { fillPlaceholders } from "../content/placeholders";
import type {
  CommonTexts,
  FaqFile,
  Language,
  LanguagesFile,
  LegalTexts,
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

/** The languages in which components are tested: one of each direction. */
export const testLanguages = ["en", "ar"] as const;

export type TestLanguage = (typeof testLanguages)[number];

/** The namespaces that pages query besides "common" and their own. */
const shared = {
  landing: ["product", "try-it"],
  legal: [],
  "not-found": [],
  sample: ["product"],
} as const;

export type PageNamespace = keyof typeof shared;

/** The namespaces that a page queries. */
export const namespacesOf = (page: PageNamespace): string[] => ["common", page, ...shared[page]];

export const site = readJson<Site>("data/site.json");
export const plans = readJson<PlansFile>("data/plans.json");

export function languageOf(code: string): Language {
  const { languages } = readJson<LanguagesFile>("data/languages.json");
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`data/languages.json has no ${code}`);
  return language;
}

/** The values of all placeholders in a language. */
export function valuesOf(code: string): Record<string, string> {
  return placeholderValues({
    site: readJson("data/site.json"),
    plans: readJson("data/plans.json"),
    language: languageOf(code),
    common: readJson<CommonTexts>(`locales/${code}/common.json`),
    legal: readJson<LegalTexts>(`locales/${code}/legal.json`),
  });
}

/** A namespace of locales/ with its placeholders filled as the build fills them. */
export function textsOf(code: string, namespace: string): Texts {
  return fillPlaceholders(readJson<Texts>(`locales/${code}/${namespace}.json`), valuesOf(code));
}

/** The questions of data/faqs, filled. */
export function questionsOf(code: string): FaqFile["questions"] {
  return fillPlaceholders(readJson<FaqFile>(`data/faqs/${code}.json`).questions, valuesOf(code));
}

/** What is said of the sample product in a language, filled. */
export function sampleTextsOf(code: string): SampleProductTexts {
  return fillPlaceholders(
    readJson<SampleProductTexts>(`data/sample-product/${code}.json`),
    valuesOf(code),
  );
}

/** Finds texts by whole keys, as the built page shows them; a key without a text is an error. */
export function textFinder(code: TestLanguage) {
  const namespaces = new Map<string, Texts>();
  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = "", path = ""] = key.split(":");
    const texts = namespaces.get(namespace) ?? textsOf(code, namespace);
    namespaces.set(namespace, texts);
    const found = path
      .split(".")
      .reduce<Texts | string | undefined>(
        (value, part) => (typeof value === "object" ? value[part] : undefined),
        texts,
      );
    if (typeof found !== "string") throw new Error(`${code} has no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
  };
}
