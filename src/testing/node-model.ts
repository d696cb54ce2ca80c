import type { ResolverContext } from "../build/page-texts";
import type { Site } from "../content/types";
import { readJson } from "./content";

interface Query {
  filter?: { ns: { eq: string }; language: { eq: string } };
}

/**
 * The part of Gatsby's node model that the resolvers use, over the files of data/ and locales/.
 * @param changes fields of site.json that differ
 */
export function resolverContext(changes: Partial<Site> = {}): ResolverContext {
  const data = new Map<string, Record<string, unknown>>([
    ["SiteJson", { ...readJson<Site>("data/site.json"), ...changes }],
    ["PlansJson", readJson("data/plans.json")],
    ["LanguagesJson", readJson("data/languages.json")],
  ]);
  return {
    nodeModel: {
      findOne: async ({ type, query }) => {
        const { filter } = (query ?? {}) as Query;
        if (type !== "Locale" || !filter) return data.get(type) ?? null;
        const texts = readJson(`locales/${filter.language.eq}/${filter.ns.eq}.json`);
        return { internal: { content: JSON.stringify(texts) } };
      },
    },
  };
}
