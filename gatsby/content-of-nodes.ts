import type { LanguagesFile, LegalDocument, SampleProductTexts } from "../src/content/types";
import type { Content } from "./content/content";

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findAll(args: { type: string }): Promise<{ entries: Iterable<unknown> }>;
  };
}

interface Translated {
  fields: { language: string; document: string };
}

interface LocaleNode {
  language: string;
  ns: string;
  internal: { content: string };
}

/**
 * The content by Gatsby's nodes. All of a type are read and told apart here: a filter with two
 * conditions is answered with "inconsistent node counters" on a warm cache after some edits.
 */
async function readNodes({ nodeModel }: ResolverContext): Promise<Content> {
  const all = async <T>(type: string) => [...(await nodeModel.findAll({ type })).entries] as T[];
  const only = async <T>(type: string) => {
    const [found] = await all<T>(type);
    if (!found) throw new Error(`There is no ${type}: is its file in data/ missing?`);
    return found;
  };
  const locales = await all<LocaleNode>("Locale");
  const sampleTexts = await all<Translated & SampleProductTexts>("SampleProductTextsJson");
  const legal = await all<Translated & LegalDocument>("LegalJson");
  return {
    site: await only("SiteJson"),
    plans: await only("PlansJson"),
    languages: (await only<LanguagesFile>("LanguagesJson")).languages,
    texts: (code, namespace) => {
      const found = locales.find(({ language, ns }) => language === code && ns === namespace);
      return JSON.parse(found?.internal.content ?? "{}");
    },
    sampleTexts: (code) => sampleTexts.find(({ fields }) => fields.language === code),
    legal: (code, document) =>
      legal.find(({ fields }) => fields.language === code && fields.document === document),
  };
}

const known = new WeakMap<ResolverContext, Promise<Content>>();

/** What the build knows of data/ and locales/, read once for each query. */
export function contentOfNodes(context: ResolverContext): Promise<Content> {
  const content = known.get(context) ?? readNodes(context);
  known.set(context, content);
  return content;
}
