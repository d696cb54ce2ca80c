import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type Segment,
} from "jsonc-parser";
import { type Problem, problemIn, type Words } from "./problem";

/** A JSON file that parses and holds an object; every node knows its place in the text. */
export interface JsonDocument {
  file: string;
  text: string;
  root: Node;
}

/** A text of a document, and where it stands. */
export interface TextAt {
  document: JsonDocument;
  node: Node;
  path: readonly Segment[];
  text: string;
}

/** All texts of a document. */
export function textsOf(document: JsonDocument): TextAt[] {
  return valuesOf(document.root)
    .filter(({ type }) => type === "string")
    .map((node) => ({ document, node, path: getNodePath(node), text: String(node.value) }));
}

/** A value and all values in it, from top to bottom. */
export function valuesOf(node: Node): Node[] {
  const inside = node.type === "object" ? membersOf(node).map(([, value]) => value) : node.children;
  return [node, ...(inside ?? []).flatMap(valuesOf)];
}

/** The keys of a group and their values; a key may stand in it twice. */
export function membersOf(node: Node | undefined): (readonly [key: Node, value: Node])[] {
  const properties = node?.type === "object" ? (node.children ?? []) : [];
  return properties.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[key, value] as const] : [],
  );
}

/** The value of a group at a key. */
export function memberOf(node: Node, key: string): Node | undefined {
  return findNodeAtLocation(node, [key]);
}

export function nodeAt(document: JsonDocument, path: readonly Segment[]): Node | undefined {
  return findNodeAtLocation(document.root, [...path]);
}

/** The plain value of a node; unknown, because nobody has looked at its shape yet. */
export function plainValue(node: Node | undefined): unknown {
  return node && getNodeValue(node);
}

/** A problem with the value at a path; where nothing is there, it points to what should hold it. */
export function problemAt(document: JsonDocument, path: readonly Segment[], words: Words): Problem {
  let node: Node | undefined;
  for (let length = path.length; length >= 0 && !node; length -= 1) {
    node = nodeAt(document, path.slice(0, length));
  }
  return problemIn(document, (node ?? document.root).offset, path, words);
}

/**
 * A problem with a node, also with one that a path does not find, such as the second of two keys.
 * @param index where in a text it is
 */
export function problemAtNode(
  document: JsonDocument,
  node: Node,
  words: Words,
  index?: number,
): Problem {
  const within = index === undefined ? 0 : 1 + writtenLength(document.text, node, index);
  return problemIn(document, node.offset + within, getNodePath(node), words);
}

/** How long the first characters of a text are in the file, where one may be six, as in \u00a0. */
function writtenLength(text: string, node: Node, characters: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length);
  const pieces = written.match(/\\u[\dA-Fa-f]{4}|\\.|[^\\]/gs) ?? [];
  return pieces.slice(0, characters).join("").length;
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
  array: "a list",
  object: "a group",
};

/** The kind of a value in plain words: "a text" for the "string" of a node or a schema. */
export function kindOf(type: string): string {
  return kinds[type] ?? type;
}

/** A value and its kind: `"20", a text`. */
export function describe(node: Node): string {
  if (node.children) return kindOf(node.type);
  return node.value === "" ? '"", an empty text' : `${quote(node.value)}, ${kindOf(node.type)}`;
}

/** A value as it is written in JSON, cut short where it is long. */
export function quote(value: unknown): string {
  const written = JSON.stringify(value) ?? "nothing";
  return written.length > 60 ? `${written.slice(0, 57)}…"` : written;
}
