import type { Node, Segment } from "jsonc-parser";
import type { Rule } from "../content";
import {
  type JsonDocument,
  kindOf,
  memberOf,
  membersOf,
  nodeAt,
  problemAt,
} from "../json-document";
import { translationOf } from "../language-texts";
import type { Problem, Words } from "../problem";
import { without } from "../without";

/**
 * The questions, the guide, the legal texts and the sample product of each language are built like the English
 * ones. What the schema says of both (keys, types, empty texts) is not said again.
 */
export const sameShape: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const english = documents.get(translationOf(document.file)?.source ?? "");
    return english && english !== document ? compare(document, english.root, []) : [];
  });

function compare(document: JsonDocument, english: Node, path: readonly Segment[]): Problem[] {
  const node = nodeAt(document, path);
  if (node?.type !== english.type) return [];
  if (english.type === "array") return compareLists(document, english, node, path);
  return membersOf(english).flatMap(([key, value]) =>
    compare(document, value, [...path, String(key.value)]),
  );
}

/** Entries with ids are compared by id, so that one that is missing does not shift the rest. */
function compareLists(
  document: JsonDocument,
  english: Node,
  node: Node,
  path: readonly Segment[],
): Problem[] {
  const [items, found] = [english.children ?? [], node.children ?? []];
  const [expected, names] = [items.map(nameOf), found.map(nameOf)];
  const hasIds = items.every((item) => memberOf(item, "id"));
  const isSame = expected.join() === names.join();
  const inside = items.flatMap((item, index) => {
    const at = hasIds ? names.indexOf(expected[index] ?? "") : index;
    return names[at] === expected[index] ? compare(document, item, [...path, at]) : [];
  });
  return isSame ? inside : [problemAt(document, path, listWords(expected, names)), ...inside];
}

function listWords(expected: readonly string[], names: readonly string[]): Words {
  const missing = without(expected, names);
  const added = without(names, expected);
  const faults = [
    ...(missing.length > 0 ? [`without ${missing.join(", ")}`] : []),
    ...(added.length > 0 ? [`with ${added.join(", ")}, which English does not have`] : []),
  ];
  return {
    is: `a list ${faults.join(" and ") || "in another order"}`,
    write: `the entries ${expected.join(", ")}, as in English`,
  };
}

/** The id of an entry; "a table (when imageHost)" for a block of a legal text; else its kind. */
function nameOf(node: Node): string {
  const id: unknown = memberOf(node, "id")?.value;
  if (typeof id === "string") return id;
  const kind = ["text", "list", "table", "plans"].find((name) => memberOf(node, name));
  if (!kind) return kindOf(node.type);
  const when = memberOf(node, "when");
  const name = kind === "plans" ? "table of plans" : kind;
  return `a ${name}${when ? ` (when ${String(when.value)})` : ""}`;
}
