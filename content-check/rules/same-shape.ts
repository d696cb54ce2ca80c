import type { Node, Segment } from "jsonc-parser";
import type { Rule } from "../content";
import { type JsonDocument, memberOf, membersOf, nodeAt, problemAt } from "../json-document";
import { translationOf } from "../language-texts";
import { without } from "../lists";
import type { Problem, Words } from "../problem";
import { typeName } from "../type-words";

/**
 * Translations of the questions, the legal texts and the sample product have the same structure as
 * English. The schema reports missing keys, wrong types and empty texts.
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

/** Compares entries with ids by id, so that a missing entry does not shift the others. */
function compareLists(
  document: JsonDocument,
  english: Node,
  node: Node,
  path: readonly Segment[],
): Problem[] {
  const [items, translated] = [english.children ?? [], node.children ?? []];
  const [expected, names] = [items.map(nameOf), translated.map(nameOf)];
  const hasIds = items.every((item) => memberOf(item, "id"));
  const inside = items.flatMap((item, index) => {
    const at = hasIds ? names.indexOf(expected[index] ?? "") : index;
    return names[at] === expected[index] ? compare(document, item, [...path, at]) : [];
  });
  if (expected.join() === names.join()) return inside;
  return [problemAt({ document, path }, listWords(expected, names)), ...inside];
}

function listWords(expected: readonly string[], names: readonly string[]): Words {
  const missing = without(expected, names);
  const added = without(names, expected);
  const faults = [
    ...(missing.length > 0 ? [`without ${missing.join(", ")}`] : []),
    ...(added.length > 0 ? [`with ${added.join(", ")}, which English does not have`] : []),
  ];
  return {
    found: `a list ${faults.join(" and ") || "in another order"}`,
    expected: `the entries ${expected.join(", ")}, as in English`,
  };
}

/** Returns the id of an entry, a block of a legal text such as "a table (when imageHost)", or a type. */
function nameOf(node: Node): string {
  const id: unknown = memberOf(node, "id")?.value;
  if (typeof id === "string") return id;
  const kind = ["text", "list", "table", "plans"].find((key) => memberOf(node, key));
  if (!kind) return typeName(node.type);
  const when = memberOf(node, "when");
  const name = kind === "plans" ? "table of plans" : kind;
  return `a ${name}${when ? ` (when ${String(when.value)})` : ""}`;
}
