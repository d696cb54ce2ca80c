import { modelFor, parsed } from "../content-check/fix/fix-content";
import { fixFile } from "../content-check/fix/fix-file";
import { formatJson } from "../content-check/fix/format-json";
import { orderLike } from "../content-check/fix/order-like";
import { readFiles } from "../content-check/read-content";
import { schemaNameOf } from "../gatsby/content/schema-files";

interface DataFile {
  path: string;
  newPath?: string;
  raw: string;
}

interface Question {
  action?: string;
  params?: { entry?: DataFile; dataFiles?: DataFile[]; assets?: unknown[] };
}

/** What the editing page asks for; to delete and to upload is not among it. */
const allowed = [
  "info",
  "entriesByFolder",
  "entriesByFiles",
  "getEntry",
  "getMedia",
  "persistEntry",
];

/**
 * Lets a question to the file server pass, what it saves written as `npm run fix:content` would.
 * @returns why it may not pass, if so
 */
export function inOrder(root: string, body: unknown): string | undefined {
  const { action = "", params = {} } = (body ?? {}) as Question;
  if (!allowed.includes(action)) return `${action} is not possible here.`;
  if (action !== "persistEntry") return undefined;
  const files = params.dataFiles ?? (params.entry ? [params.entry] : []);
  const texts = new Map(readFiles(root).files);
  if ((params.assets?.length ?? 0) > 0) return "Pictures are added to src/images by hand.";
  for (const file of files) {
    if (!schemaNameOf(file.path) || !texts.has(file.path) || file.newPath) {
      return `${file.path} is no file of data/ or locales/.`;
    }
    // A form knows no order of keys: they come as the file has them, then as the fixer wants them.
    const ordered = orderLike(parsed(file.raw), parsed(texts.get(file.path)), false);
    const fixed =
      ordered === undefined
        ? undefined
        : fixFile(file.path, formatJson(ordered), modelFor(file.path, texts));
    if (!fixed) return `${file.path} would not be JSON.`;
    file.raw = fixed.text;
  }
  return undefined;
}
