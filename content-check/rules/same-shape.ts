import type { Segment } from "jsonc-parser";
import type { Rule } from "../content";
import { type JsonDocument, memberOf, type Place, problemAt, valueAt } from "../json-document";
import { translationOf } from "../language-texts";
import { without } from "../lists";
import type { Problem, Words } from "../problem";
import { typeNameOf } from "../type-words";

/**
 * Translations of the questions, the guide, the legal texts and the sample product have the same
 * structure as English. The schema reports missing keys, wrong types and empty texts.
 */
export const sameShape: Rule = ({ documents }) =>
  [...documents.values()].flatMap((document) => {
    const english = documents.get(translationOf(document.file)?.source ?? "");
    return english && english !== document ? compare(document, english.value, []) : [];
  });

function compare(document: JsonDocument, english: unknown, path: readonly Segment[]): Problem[] {
  const value = valueAt(document, path);
  if (typeNameOf(value) !== typeNameOf(english)) return [];
  if (Array.isArray(english)) return compareLists({ document, path, value }, english);
  const group = typeof english === "object" ? (english ?? {}) : {};
  return Object.entries(group).flatMap(([key, child]) => compare(document, child, [...path, key]));
}

/** Compares entries with ids by id, so that a missing entry does not shift the others. */
function compareLists({ document, path, value }: Place, english: unknown[]): Problem[] {
  const expected = english.map(nameOf);
  const names = (value as unknown[]).map(nameOf);
  const hasIds = english.every((item) => memberOf(item, "id") !== undefined);
  const inside = english.flatMap((item, index) => {
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
function nameOf(entry: unknown): string {
  const [id, when] = [memberOf(entry, "id"), memberOf(entry, "when")];
  if (typeof id === "string") return id;
  const kind = ["text", "list", "table", "plans"].find((key) => memberOf(entry, key) !== undefined);
  if (!kind) return typeNameOf(entry);
  const name = kind === "plans" ? "table of plans" : kind;
  return `a ${name}${typeof when === "string" ? ` (when ${when})` : ""}`;
}
