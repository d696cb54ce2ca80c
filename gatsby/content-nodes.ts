import type { Node } from "gatsby";
import type { Language, LanguagesFile, PlansFile, Site, Texts } from "../src/content/types";
import { languageIn } from "./content/content";
import { type OfferTexts, offerTexts } from "./content/offer";
import { placeholderValues, type Values } from "./content/placeholder-values";
import { jsonTypeName } from "./data-types";

type FileNode = Node & { absolutePath: string };

/** The fields of Gatsby's resolver context that are used here. */
export interface ResolverContext {
  nodeModel: {
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
    getNodesByIds<T>(args: { ids: readonly string[]; type: string }): T[];
  };
}

/** The resolvers of a type's fields, which gatsby/schema.ts defines. */
export type Resolvers<Source, Arguments = { language: string }> = Record<
  string,
  { resolve: (source: Source, args: Arguments, context: ResolverContext) => unknown }
>;

/**
 * Finds the node of a file by its path in data/, locales/ or src/images. The filter has only one condition,
 * because with two, Gatsby 5.16 fails with "inconsistent node counters" on a warm cache after some edits.
 */
export async function fileNode(path: string, { nodeModel }: ResolverContext): Promise<FileNode> {
  const query = { filter: { relativePath: { eq: path } } };
  const node = await nodeModel.findOne<FileNode>({ type: "File", query });
  if (!node) throw new Error(`There is no file ${path}`);
  return node;
}

/** Finds the node that a plugin has created from a JSON file. */
async function jsonNode<T>(file: string, type: string, context: ResolverContext): Promise<T> {
  const { children } = await fileNode(file, context);
  const [node] = context.nodeModel.getNodesByIds<T>({ ids: children, type });
  if (!node) throw new Error(`There is no ${type} of ${file}`);
  return node;
}

/** Finds the node of a file in data/ by its path there, without the extension. */
export const dataNode = <T>(name: string, context: ResolverContext): Promise<T> =>
  jsonNode(`${name}.json`, jsonTypeName(`data/${name}.json`), context);

/** Returns a namespace of locales/ with its placeholders. */
export async function localeTexts(
  language: string,
  namespace: string,
  context: ResolverContext,
): Promise<Texts> {
  const file = `${language}/${namespace}.json`;
  const { data } = await jsonNode<{ data: string }>(file, "Locale", context);
  return JSON.parse(data) as Texts;
}

export async function languageNode(code: string, context: ResolverContext): Promise<Language> {
  return languageIn(await dataNode<LanguagesFile>("languages", context), code);
}

/** Returns the values of all placeholders in a language. */
export async function placeholderValuesIn(code: string, context: ResolverContext): Promise<Values> {
  const [site, plans, language, common, legal] = await Promise.all([
    dataNode<Site>("site", context),
    dataNode<PlansFile>("plans", context),
    languageNode(code, context),
    localeTexts(code, "common", context),
    localeTexts(code, "legal", context),
  ]);
  return placeholderValues({ site, plans, language, common, legal });
}

/** What the settings of the offer say in a language. */
export async function offerTextsIn(code: string, context: ResolverContext): Promise<OfferTexts> {
  const [site, plans, language, common, offer, values] = await Promise.all([
    dataNode<Site>("site", context),
    dataNode<PlansFile>("plans", context),
    languageNode(code, context),
    localeTexts(code, "common", context),
    localeTexts(code, "offer", context),
    placeholderValuesIn(code, context),
  ]);
  return offerTexts({ site, plans, language, common, offer, values });
}
