import type { GatsbyNode, Node } from "gatsby";

/** The language and document that a file of translated data is for, by its path. */
function contentOf(relativePath: string): { language: string; document: string } {
  const parts = relativePath.replace(/\.json$/, "").split("/");
  return { language: parts[1] ?? "", document: parts[2] ?? parts[0] ?? "" };
}

const translatedTypes = new Set(["FaqsJson", "LegalJson", "SampleProductTextsJson"]);

/** Notes language and document on the nodes of translated data, for queries to filter by. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode }) => {
  if (!translatedTypes.has(node.internal.type)) return;
  const file = getNode(node.parent ?? "") as (Node & { relativePath?: string }) | undefined;
  const { language, document } = contentOf(file?.relativePath ?? "");
  actions.createNodeField({ node, name: "language", value: language });
  actions.createNodeField({ node, name: "document", value: document });
};
