import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { NodeModel, ResolverContext } from "../../gatsby/page-texts";
import type { Site } from "../content/types";
import { readJson } from "./content";

type Node = Record<string, unknown>;

const locales = join(__dirname, "../../locales");

function localeNodes(): Node[] {
  return readdirSync(locales).flatMap((language) =>
    readdirSync(join(locales, language)).map((file) => ({
      language,
      ns: file.replace(/\.json$/, ""),
      internal: { content: JSON.stringify(readJson(`locales/${language}/${file}`)) },
    })),
  );
}

/**
 * The part of Gatsby's node model that the resolvers use, over the files of data/ and locales/.
 * @param changes fields of site.json that differ
 * @param others nodes of other types
 */
export function resolverContext(
  changes: Partial<Site> = {},
  others: Record<string, Node[]> = {},
): ResolverContext {
  const nodes = new Map<string, () => Node[]>([
    ["SiteJson", () => [{ ...readJson<Site>("data/site.json"), ...changes }]],
    ["PlansJson", () => [readJson("data/plans.json")]],
    ["LanguagesJson", () => [readJson("data/languages.json")]],
    ["Locale", localeNodes],
    ...Object.entries(others).map(([type, found]) => [type, () => found] as const),
  ]);
  const nodesOf = (type: string) => nodes.get(type)?.() ?? [];
  const nodeModel: NodeModel = {
    findOne: async ({ type, query }) => {
      const { relativePath } = (query?.filter ?? {}) as { relativePath?: { eq: string } };
      const fits = (node: Node) => !relativePath || node.relativePath === relativePath.eq;
      return nodesOf(type).find(fits) ?? null;
    },
    findAll: async ({ type }) => ({ entries: nodesOf(type) }),
  };
  return { nodeModel };
}
