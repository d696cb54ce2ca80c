import { findNodeAtLocation, getNodeValue, type Node, type Segment } from "jsonc-parser";
import { type Problem, problemAtOffset, type Words } from "./problem";

/** A JSON file that parses and contains an object. Each node has its offset in the text. */
export interface JsonDocument {
  file: string;
  text: string;
  root: Node;
}

/** A value of a file, and the path to it. */
export interface Place {
  document: JsonDocument;
  node: Node;
  path: readonly Segment[];
}

export interface TextPlace extends Place {
  text: string;
}

/** Lists a value and all values in it, from top to bottom. */
export function placesIn(
  document: JsonDocument,
  node = document.root,
  path: readonly Segment[] = [],
): Place[] {
  const children =
    node.type === "object"
      ? membersOf(node).map(([key, value]) => [String(key.value), value] as const)
      : (node.children ?? []).map((item, index) => [index, item] as const);
  const inside = children.flatMap(([segment, child]) =>
    placesIn(document, child, [...path, segment]),
  );
  return [{ document, node, path }, ...inside];
}

/** Lists all texts of a document. */
export function textsIn(document: JsonDocument): TextPlace[] {
  return placesIn(document)
    .filter(({ node }) => node.type === "string")
    .map((place) => ({ ...place, text: String(place.node.value) }));
}

/** Lists the keys and values of an object. A key can occur twice. */
export function membersOf(node: Node | undefined): (readonly [key: Node, value: Node])[] {
  const properties = node?.type === "object" ? (node.children ?? []) : [];
  return properties.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[key, value] as const] : [],
  );
}

export function memberOf(node: Node, key: string): Node | undefined {
  return findNodeAtLocation(node, [key]);
}

export function nodeAt(document: JsonDocument, path: readonly Segment[]): Node | undefined {
  return findNodeAtLocation(document.root, [...path]);
}

/** Returns the value at a path, or undefined if the document or the value does not exist. */
export function valueAt(document?: JsonDocument, path: readonly Segment[] = []): unknown {
  const node = document && nodeAt(document, path);
  return node && getNodeValue(node);
}

/**
 * Creates a problem with a value. If there is no value at the path, the problem has the line of the
 * innermost object or list around it.
 * @param index the position in a text
 */
export function problemAt(
  { document, path, node }: Omit<Place, "node"> & Partial<Place>,
  words: Words,
  index?: number,
): Problem {
  let at = node;
  for (let length = path.length; !at; length -= 1) at = nodeAt(document, path.slice(0, length));
  const within = index === undefined ? 0 : 1 + sourceLength(document.text, at, index);
  return problemAtOffset(document, at.offset + within, path, words);
}

/** Returns the length of the first characters of a text in the file, where \u00a0 has six. */
function sourceLength(source: string, node: Node, characters: number): number {
  const escaped = source.slice(node.offset + 1, node.offset + node.length);
  const pieces = escaped.match(/\\u[\dA-Fa-f]{4}|\\.|[^\\]/gs) ?? [];
  return pieces.slice(0, characters).join("").length;
}
