import type { Node } from "gatsby";
import type { Language, LanguagesFile, PlansFile, Site, Texts } from "../src/content/types";
import { placeholderValues } from "./content/placeholder-values";

/** The part of Gatsby's node model that resolvers here use. */
export interface NodeFinder {
  findOne(args: {
    type: string;
    query?: Record<string, unknown>;
  }): Promise<Record<string, unknown> | null>;
}

export interface NodeModel extends NodeFinder {
  findAll(args: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

/** What resolvers of single facts need. */
export interface FinderContext {
  nodeModel: NodeFinder;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

async function node<T>(model: NodeFinder, type: string): Promise<T> {
  const found = await model.findOne({ type });
  if (!found) throw new Error(`There is no ${type}: is its file in data/ missing?`);
  return found as T;
}

export interface LocaleNode extends Node {
  language: string;
  ns: string;
}

/**
 * All namespace files. They are told apart here rather than by a filter with two conditions, which
 * Gatsby answers with "inconsistent node counters" on a warm cache after some edits.
 */
export async function localeNodes({ nodeModel }: ResolverContext): Promise<LocaleNode[]> {
  const { entries } = await nodeModel.findAll({ type: "Locale" });
  return [...entries] as unknown as LocaleNode[];
}

/** The texts of a namespace in a language, as they are written. */
export async function namespace<T>(
  context: ResolverContext,
  ns: string,
  language: string,
): Promise<T> {
  const nodes = await localeNodes(context);
  const found = nodes.find((each) => each.ns === ns && each.language === language);
  return JSON.parse(found?.internal.content ?? "{}") as T;
}

/** The entry of data/languages.json for a code; unknown codes are an error. */
export async function languageOf(code: string, { nodeModel }: FinderContext): Promise<Language> {
  const { languages } = await node<LanguagesFile>(nodeModel, "LanguagesJson");
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

export const plansOf = ({ nodeModel }: FinderContext) => node<PlansFile>(nodeModel, "PlansJson");

export const siteOf = ({ nodeModel }: FinderContext) => node<Site>(nodeModel, "SiteJson");

/** The values of all placeholders in one language. */
export async function valuesOf(
  code: string,
  context: ResolverContext,
): Promise<Record<string, string>> {
  return placeholderValues({
    site: await siteOf(context),
    plans: await plansOf(context),
    language: await languageOf(code, context),
    common: await namespace<Texts>(context, "common", code),
    legal: await namespace<Texts>(context, "legal", code),
  });
}
