import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../../src/content/types";
import type { Edit } from "../testing/project-copy";

/** Edits by path, e.g. "data/site.json". */
export type Edits = Record<string, Edit>;

const locales = join(__dirname, "../../locales");

/** An edit of a file of which the shape is known. */
export const edit = <T>(change: (json: T) => void): Edit => change as unknown as Edit;

/** An edit for a file of each language. */
export const inAll = (pathOf: (code: string) => string, editOf: (code: string) => Edit): Edits =>
  Object.fromEntries(readdirSync(locales).map((code) => [pathOf(code), editOf(code)]));

/** What a file of texts says today. */
export const textsOf = (code: string, namespace: string): Texts =>
  JSON.parse(readFileSync(join(locales, code, `${namespace}.json`), "utf8"));
