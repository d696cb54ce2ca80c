import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filledTexts } from "../../gatsby/content/placeholder-values";
import { siteContent } from "../../gatsby/content/site-content";
import type { Texts } from "../content/types";
import { textAt } from "../i18n/translator";

const root = join(__dirname, "../..");

let pretended: ReadonlyMap<string, string> = new Map();

/** Makes readJson return other texts than the project's files; without an argument, restores the files. */
export function pretendFiles(texts: ReadonlyMap<string, string> = new Map()): void {
  pretended = texts;
}

/** Reads a JSON file of the project. */
export function readJson<T>(file: string): T {
  return JSON.parse(pretended.get(file) ?? readFileSync(join(root, file), "utf8")) as T;
}

/** The namespaces that pages query besides "common" and their own. */
const shared = {
  landing: ["product", "product-demo"],
  legal: [],
  pages: ["product"],
} as const;

export type PageNamespace = keyof typeof shared;

/** Returns the namespaces that a page queries. */
export const namespacesOf = (page: PageNamespace): string[] => ["common", page, ...shared[page]];

/** Returns the content of data/ and locales/. */
export const projectContent = () => siteContent(readJson);

export const { site } = projectContent();

/** Whether to expect the content that this repository ships. An operator enters a real address, which ends it. */
export const isShipped = process.env.SHIPPED === "1" && site.siteUrl === "https://www.example.com";

/** Normalizes whitespace to plain spaces, as Testing Library does. */
export const spaced = <T>(value: T): T => JSON.parse(JSON.stringify(value).replace(/\s/g, " "));

/** Returns a namespace of locales/, filled. */
export const textsOf = (code: string, namespace: string): Texts =>
  spaced(filledTexts(projectContent(), code, namespace));

/** Returns the allergens in a list of ingredients, which are between **. */
export const allergensIn = (ingredients: string): string[] =>
  [...ingredients.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);

/** Returns the text of a key with its namespace. Throws if there is none. */
export function existingText(namespaces: Record<string, Texts>, key: string): string {
  const text = textAt(namespaces, key);
  if (text === key) throw new Error(`There is no text ${key}`);
  return text;
}

/** Returns a function that finds texts by keys with their namespace, as the built page shows them. */
export function textFinder(code: string) {
  const namespaces: Record<string, Texts> = {};
  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = ""] = key.split(":");
    namespaces[namespace] ??= textsOf(code, namespace);
    return existingText(namespaces, key).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? `{{${name}}}`,
    );
  };
}
