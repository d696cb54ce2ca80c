import type { Node } from "gatsby";
import { contentOfFiles, type SiteContent } from "./content/content";
import { jsonTypeName } from "./data-types";

type FileNode = Node & { absolutePath: string; sourceInstanceName: string; relativePath: string };

/** The functions of Gatsby's resolver context that are used here. */
export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
  };
}

/**
 * Returns the nodes of all files by their paths, such as data/site.json and images/carton.png. It uses no
 * filter, because with two conditions Gatsby 5.16 fails with "inconsistent node counters" on a warm cache
 * after some edits.
 */
export async function fileNodes({ nodeModel }: ResolverContext): Promise<Map<string, FileNode>> {
  const { entries } = await nodeModel.findAll<FileNode>({ type: "File" });
  return new Map(
    Array.from(entries, (file) => [`${file.sourceInstanceName}/${file.relativePath}`, file]),
  );
}

/** Returns the content of data/ and locales/, read from the nodes that gatsby-transformer-json creates. */
export async function contentOfNodes(context: ResolverContext): Promise<SiteContent> {
  const files = await fileNodes(context);
  return contentOfFiles(<T>(path: string): T => {
    const ids = files.get(path)?.children ?? [];
    const [node] = context.nodeModel.getNodesByIds({ ids, type: jsonTypeName(path) });
    if (!node) throw new Error(`There is no node of ${path}`);
    const { id, parent, children, internal, ...content } = node;
    return content as T;
  });
}
