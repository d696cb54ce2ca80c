import type { Content } from "./content";
import { entriesOf, type JsonDocument, type Segment } from "./json-document";

export interface TextAt {
  document: JsonDocument;
  path: readonly Segment[];
  text: string;
}

/**
 * The texts of a file at paths such as "plans.*.features.*"; nothing for a file that is missing, and
 * nothing where the file is of another shape, which its schema reports.
 */
export function textsAt(content: Content, file: string, pattern: string): TextAt[] {
  const document = content.documents.get(file);
  const segments = pattern.split(".");
  return [...(document ? entriesOf(document.root) : [])].flatMap(({ node, path }) =>
    document &&
    node.type === "string" &&
    path.length === segments.length &&
    segments.every((segment, index) => segment === "*" || segment === path[index])
      ? [{ document, path, text: String(node.value) }]
      : [],
  );
}
