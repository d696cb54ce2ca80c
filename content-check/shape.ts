import type { Node } from "jsonc-parser";
import { idProblems, idsOf } from "./ids";
import {
  type JsonDocument,
  kindOf,
  membersOf,
  nodeAt,
  problemAt,
  type Segment,
} from "./json-document";
import type { Problem } from "./problem";

/**
 * Where a translated file is built otherwise than the English one; the texts may differ. What the
 * schema says of both (keys, types, empty texts) is not said again.
 */
export function shapeProblems(english: JsonDocument, translation: JsonDocument): Problem[] {
  return compare(translation, english.root, []);
}

function compare(document: JsonDocument, english: Node, path: readonly Segment[]): Problem[] {
  const node = nodeAt(document, path);
  if (node?.type !== english.type) {
    return [];
  }
  if (english.type === "object") {
    return [...membersOf(english)].flatMap(([key, value]) =>
      compare(document, value, [...path, key]),
    );
  }
  if (english.type === "array") {
    return idsOf(english)
      ? compareById(document, english, node, path)
      : compareLists(document, english, node, path);
  }
  return [];
}

/** Entries with ids are compared by id, so that one that is missing does not shift the rest. */
function compareById(
  document: JsonDocument,
  english: Node,
  node: Node,
  path: readonly Segment[],
): Problem[] {
  const expected = idsOf(english) ?? [];
  const ids = (node.children ?? []).map((item) => membersOf(item).get("id")?.value as unknown);
  const inside = (english.children ?? []).flatMap((item, index) => {
    const at = ids.indexOf(expected[index]);
    return at === -1 ? [] : compare(document, item, [...path, at]);
  });
  return [...idProblems(document, path, ids, expected), ...inside];
}

function compareLists(
  document: JsonDocument,
  english: Node,
  node: Node,
  path: readonly Segment[],
): Problem[] {
  const expected = (english.children ?? []).map(blockKindOf);
  const kinds = (node.children ?? []).map(blockKindOf);
  if (kinds.length !== expected.length) {
    const words = { is: outline(kinds), write: `${outline(expected)}, as in English` };
    return [problemAt(document, path, words)];
  }
  return (english.children ?? []).flatMap((item, index) => {
    const [is, write] = [kinds[index] ?? "", expected[index] ?? ""];
    return is === write || !isBlock(item)
      ? compare(document, item, [...path, index])
      : [problemAt(document, [...path, index], { is, write: `${write}, as in English` })];
  });
}

function outline(kinds: readonly string[]): string {
  const details = new Set(kinds).size > 1 ? `: ${kinds.join(", ")}` : "";
  return `a list of ${kinds.length}${details}`;
}

const blockKinds = ["text", "list", "table", "plans"];

function isBlock(node: Node): boolean {
  return node.type === "object" && blockKinds.some((kind) => membersOf(node).has(kind));
}

/** "a text", "a table (when imageHost)" for a block of a legal text, else the kind of the value. */
function blockKindOf(node: Node): string {
  const members = membersOf(node);
  const kind = blockKinds.find((name) => members.has(name));
  if (!kind) {
    return kindOf(node);
  }
  const when = members.get("when");
  const name = kind === "plans" ? "table of plans" : kind;
  return `a ${name}${when ? ` (when ${String(when.value)})` : ""}`;
}
