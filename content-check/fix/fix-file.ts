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
 * @param model a value with the keys in their order, as modelFor has it
 * @returns undefined for a file that does not parse or has a key twice: a person has to look at it
 */
export function fixFile(file: string, text: string, model: unknown): Fixed | undefined {
  const json = text.replace(/^\ufeff/, "");
  const document = parseJson(file, json);
  if (Array.isArray(document) || duplicateKeysIn(document).length > 0) return undefined;
  const written = formatJson(JSON.parse(json));
  const tidied = formatJson(tidyTexts(JSON.parse(json)));
  const ordered = formatJson(orderLike(JSON.parse(tidied), model));
  const changes = [
    ...(json === text ? [] : ["removed the byte order mark"]),
    ...(written === json ? [] : ["formatted it"]),
    ...(tidied === written ? [] : ["trimmed and normalized texts"]),
    ...(ordered === tidied ? [] : ["sorted keys and entries"]),
  ];
  return { text: ordered, changes: ordered === text ? [] : changes };
}
