import { parseJson } from "../parse-json";
import { duplicateKeysIn } from "../rules/duplicate-keys";
import { formatJson } from "./format-json";
import { orderLike } from "./order-like";
import { tidyTexts } from "./tidy-texts";

export interface Fixed {
  text: string;
  /** What was changed, in words; empty when nothing was. */
  changes: string[];
}

/**
 * Writes a file as all files are written: keys as its model has them, texts trimmed and in NFC,
 * formatted. Nothing that a reader would see changes.
 * @param model the English file of a translation, or what modelOf makes of a schema
 * @returns undefined for a file that does not parse or has a key twice: a person has to look at it
 */
export function fixFile(file: string, text: string, model: unknown): Fixed | undefined {
  const json = text.replace(/^\ufeff/, "");
  const document = parseJson(file, json);
  if (Array.isArray(document) || duplicateKeysIn(document).length > 0) return undefined;
  const original = JSON.parse(json) as unknown;
  const { value, trimmed, normalized } = tidyTexts(original);
  const ordered = orderLike(value, model);
  const fixed = formatJson(ordered);
  const isReordered = JSON.stringify(ordered) !== JSON.stringify(value);
  const changes = [
    ...(json === text ? [] : ["removed the byte order mark"]),
    ...(isReordered ? ["sorted keys and entries"] : []),
    ...(trimmed > 0 ? [`trimmed ${count(trimmed)}`] : []),
    ...(normalized > 0 ? [`normalized ${count(normalized)} to NFC`] : []),
    ...(formatJson(original) === json ? [] : ["formatted it"]),
  ];
  return { text: fixed, changes: fixed === text ? [] : changes };
}

const count = (texts: number): string => `${texts} text${texts === 1 ? "" : "s"}`;
