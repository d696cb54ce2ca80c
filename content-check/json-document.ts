import { findNodeAtLocation, type Node, type Segment } from "jsonc-parser";
import { type Problem, problemAtOffset } from "./problem";

/** A JSON file that parses and contains an object. */
export interface JsonDocument {
  file: string;
  text: string;
  /** The syntax tree, which contains the position of each value in the text. */
  tree: Node;
  value: unknown;
}

/** A value of a file, and the path to it. */
export interface Place {
  document: JsonDocument;
  path: readonly Segment[];
  value: unknown;
}

export interface TextPlace extends Place {
  text: string;
}

/** Lists a value and all values in it, from top to bottom. */
export function placesIn(
  document: JsonDocument,
  value = document.value,
  path: readonly Segment[] = [],
): Place[] {
  const inside = entriesOf(value).flatMap(([key, child]) =>
    placesIn(document, child, [...path, key]),
  );
  return [{ document, path, value }, ...inside];
}

function entriesOf(value: unknown): (readonly [Segment, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Lists all texts of a document. */
export function textsIn(document: JsonDocument): TextPlace[] {
  return placesIn(document).flatMap((place) =>
    typeof place.value === "string" ? [{ ...place, text: place.value }] : [],
  );
}

/** Returns the value of a key of an object or list, or undefined if there is none. */
export function memberOf(value: unknown, key: Segment): unknown {
  return entriesOf(value).find(([each]) => each === key)?.[1];
}

/** Returns the value at a path, or undefined if the document or the value does not exist. */
export function valueAt(document?: JsonDocument, path: readonly Segment[] = []): unknown {
  return path.reduce(memberOf, document?.value);
}

/**
 * Creates a problem with a value. If there is no value at the path, the problem has the line of the
 * innermost object or list around it.
 * @param index the position in a text
 */
export function problemAt(
  { document, path }: Pick<Place, "document" | "path">,
  found: string,
  expected: string,
  index?: number,
): Problem {
  let node: Node | undefined;
  for (let length = path.length; !node; length -= 1) {
    node = findNodeAtLocation(document.tree, path.slice(0, length));
  }
  // The text begins after its quotation mark.
  const within = index === undefined ? 0 : 1 + index;
  return problemAtOffset(document, node.offset + within, path, found, expected);
}
