import type { Node } from "gatsby";
import { placeholderValues } from "../content/placeholder-values";
import type {
  CommonTexts,
  Language,
  LanguagesFile,
  LegalTexts,
  PlansFile,
  Site,
} from "../content/types";

/** The part of Gatsby's node model that resolvers here use. */
export interface NodeModel {
  findOne(args: {
    type: string;
    query?: Record<string, unknown>;
  }): Promise<Record<string, unknown> | null>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

async function node<T>(model: NodeModel, type: string): Promise<T> {
  const found = await model.findOne({ type });
  if (!found) throw new Error(`There is no ${type}: is its file in data/ missing?`);
  return found as T;
}

async function namespace<T>(model: NodeModel, ns: string, language: string): Promise<T> {
  const found = await model.findOne({
    type: "Locale",
    query: { filter: { ns: { eq: ns }, language: { eq: language } } },
  });
  const content = (found as Node | null)?.internal.content ?? "{}";
  return JSON.parse(content) as T;
}

/** The entry of data/languages.json for a code; unknown codes are an error. */
export async function languageOf(code: string, { nodeModel }: ResolverContext): Promise<Language> {
  const { languages } = await node<LanguagesFile>(nodeModel, "LanguagesJson");
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`"${code}" is not a language of data/languages.json`);
  return language;
}

export const plansOf = ({ nodeModel }: ResolverContext) => node<PlansFile>(nodeModel, "PlansJson");

export const siteOf = ({ nodeModel }: ResolverContext) => node<Site>(nodeModel, "SiteJson");

/** The values of all placeholders in one language. */
export async function valuesOf(
  code: string,
  context: ResolverContext,
): Promise<Record<string, string>> {
  const { nodeModel } = context;
  return placeholderValues({
    site: await siteOf(context),
    plans: await plansOf(context),
    language: await languageOf(code, context),
    common: await namespace<CommonTexts>(nodeModel, "common", code),
    legal: await namespace<LegalTexts>(nodeModel, "legal", code),
  });
}
