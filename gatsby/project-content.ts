import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Content, contentOfFiles } from "./content/content";
import { contentRoot } from "./good-content";

/** The content of this project as it is now: what the development server found in order last. */
export function projectContent(): Content {
  const root = contentRoot(process.cwd());
  return contentOfFiles((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
}

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findAll(args: { type: string }): Promise<unknown>;
    findOne(args: { type: string; query: object }): Promise<unknown>;
  };
}

/** What fields are computed from. */
const types = [
  "SiteJson",
  "PlansJson",
  "LanguagesJson",
  "Locale",
  "SampleProductTextsJson",
  "FaqsJson",
  "LegalJson",
];

async function read({ nodeModel }: ResolverContext): Promise<Content> {
  await Promise.all(types.map((type) => nodeModel.findAll({ type })));
  return projectContent();
}

const known = new WeakMap<ResolverContext, Promise<Content>>();

/**
 * The content for a query, read once for it. The nodes of the same files are asked for, too, so that
 * Gatsby runs the query anew when one of them changes.
 */
export function contentOfQuery(context: ResolverContext): Promise<Content> {
  const content = known.get(context) ?? read(context);
  known.set(context, content);
  return content;
}
