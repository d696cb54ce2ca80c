import type { Node } from "jsonc-parser";
import { type JsonDocument, plainValue, problemAt, type Segment } from "./json-document";
import { nearest } from "./nearest";
import type { Problem } from "./problem";

/** The ids of a list's entries; undefined unless each entry has one. */
export function idsOf(list: Node): string[] | undefined {
  const ids = (list.children ?? []).map((item) => {
    const value = plainValue(item);
    return typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  });
  return ids.length > 0 && ids.every((id) => typeof id === "string") ? ids : undefined;
}

/** Where a list's ids are not those of English, in the same order. */
export function idProblems(
  document: JsonDocument,
  path: readonly Segment[],
  ids: readonly unknown[],
  expected: readonly string[],
): Problem[] {
  const missing = expected.filter((id) => !ids.includes(id));
  const problems = missing.map((id) =>
    problemAt(document, path, { is: `without the entry "${id}"`, write: "it, as in English" }),
  );
  const known: unknown[] = [];
  for (const [index, id] of ids.entries()) {
    const at = [...path, index, "id"];
    const is = JSON.stringify(id) ?? "missing";
    if (typeof id !== "string" || !expected.includes(id)) {
      const meant = typeof id === "string" ? nearest(id, missing) : missing[0];
      const write = meant ? `"${meant}"` : `one of ${expected.join(", ")}, or remove the entry`;
      problems.push(problemAt(document, at, { is: `${is}, which English does not have`, write }));
    } else if (known.includes(id)) {
      problems.push(
        problemAt(document, at, { is: `${is} a second time`, write: "each entry once" }),
      );
    } else {
      known.push(id);
    }
  }
  const order = expected.filter((id) => known.includes(id));
  const displaced = order.findIndex((id, index) => id !== known[index]);
  if (displaced !== -1) {
    const at = [...path, ids.indexOf(known[displaced]), "id"];
    const write = `"${order[displaced]}" here, in the order of English`;
    problems.push(problemAt(document, at, { is: JSON.stringify(known[displaced]), write }));
  }
  return problems;
}
