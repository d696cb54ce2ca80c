import { type Entry, entriesOf, type JsonDocument } from "./json-document";

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * The texts of a namespace file by key, such as `nav.home`. The forms of a plural group
 * (`days_one`, `days_other`) are one text, `days`; a text without forms has the form "".
 */
export type TextsByKey = Map<string, Map<string, Entry>>;

/** The plural groups of a file: i18next needs `_other` in each. */
export function pluralGroups(document: JsonDocument): Set<string> {
  const groups = new Set<string>();
  for (const { key } of leavesOf(document)) {
    const [, base, category] = pluralKey.exec(key) ?? [];
    if (base && category === "other") {
      groups.add(base);
    }
  }
  return groups;
}

/** A translation is read with the groups of English: its own `_other` may be what is missing. */
export function textsByKey(document: JsonDocument, groups = pluralGroups(document)): TextsByKey {
  const texts: TextsByKey = new Map();
  for (const { key, entry } of leavesOf(document)) {
    const [, base = "", category = ""] = pluralKey.exec(key) ?? [];
    const isForm = groups.has(base);
    const forms = texts.get(isForm ? base : key) ?? new Map<string, Entry>();
    texts.set(isForm ? base : key, forms.set(isForm ? category : "", entry));
  }
  return texts;
}

function leavesOf(document: JsonDocument): { key: string; entry: Entry }[] {
  return [...entriesOf(document.root)]
    .filter(({ node, path }) => node.type !== "object" && path.every(isKey))
    .map((entry) => ({ key: entry.path.join("."), entry }));
}

function isKey(segment: string | number): boolean {
  return typeof segment === "string";
}
