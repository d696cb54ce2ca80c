import { readFiles } from "../content-check/read-content";
import { schemaNameOf } from "../src/content/schema-files";

interface DataFile {
  path: string;
  newPath?: string;
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

/** Why a question may not reach the server that writes files; undefined if it may. */
export function refusalOf(root: string, body: unknown): string | undefined {
  const { action = "", params = {} } = (body ?? {}) as Question;
  if (!allowed.includes(action)) return `${action} is not possible here.`;
  if (action !== "persistEntry") return undefined;
  if ((params.assets?.length ?? 0) > 0) return "Pictures are added to src/images by hand.";
  const there = new Map(readFiles(root));
  const files = params.dataFiles ?? (params.entry ? [params.entry] : []);
  const wrong = files.find(
    ({ path, newPath }) => !schemaNameOf(path) || !there.has(path) || newPath,
  );
  return wrong && `${wrong.path} is no file of data/ or locales/.`;
}
