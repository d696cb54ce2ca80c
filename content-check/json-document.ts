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
  /** The path, with the ids of list entries in place of their numbers. It is the same in all languages. */
  key: string;
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
  key = "",
): Place[] {
  const entries: Iterable<readonly [Segment, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(typeof value === "object" && value !== null ? value : {});
  const inside = [...entries].flatMap(([segment, child]) => {
    const id = typeof segment === "number" ? memberOf(child, "id") : undefined;
    return placesIn(document, child, [...path, segment], `${key}.${id ?? segment}`);
  });
  return [{ document, path, key, value }, ...inside];
}

/** Lists all texts of a document. */
export function textsIn(document: JsonDocument): TextPlace[] {
  return placesIn(document).flatMap((place) =>
    typeof place.value === "string" ? [{ ...place, text: place.value }] : [],
  );
}

/** Returns the value of a key of an object or list, or undefined if there is none. */
export function memberOf(value: unknown, key: Segment): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return value[key as keyof typeof value];
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
