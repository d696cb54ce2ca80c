import type { EditorConfig } from "./config";
import { fileText, siteFormat } from "./fields";

/** Replaced by page.ts when it compiles this script. */
declare const EDITOR_CONFIG: EditorConfig;
/** The global `window.CMS` of Decap CMS, for which no types are installed; see its documentation. */
declare const CMS: Record<
  "init" | "registerCustomFormat" | "registerEventListener" | "registerPreviewTemplate",
  (...options: unknown[]) => void
>;
/** The global `window.h` of Decap CMS, which is React's createElement. */
declare const h: (type: string, props: object | null, ...children: unknown[]) => object;

/** The entry is an Immutable.js map. */
type Props = { entry: { get: (key: string) => unknown } };

const forms = EDITOR_CONFIG.collections.flatMap(({ files }) => files);

// The functions of a custom format do not receive the file's name, so this keeps the entry that is being
// saved.
let saved: Props["entry"] | undefined;
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }: Props) => {
    saved = entry;
    return entry.get("data");
  },
});
CMS.registerCustomFormat(siteFormat, "json", {
  fromFile: (text: string): unknown => JSON.parse(text),
  toFile: (value: unknown) => {
    const form = forms.find(({ file }) => file === saved?.get("path"));
    return fileText(value, form?.fields ?? [], JSON.parse(String(saved?.get("raw") || null)));
  },
});

/** Returns every text and number of a value with its path. */
function flatten(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[path.join("."), String(value)]];
  return Object.entries(value).flatMap(([key, item]) => flatten(item, [...path, key]));
}

const border = "1px solid #ccc";
const cell = (text: string) =>
  h("td", { style: { border, padding: "6px 8px", verticalAlign: "top" }, dir: "auto" }, text);

for (const { name, page, english } of forms) {
  const frame = { src: page, title: "The page", style: { border, width: "100%", height: "60vh" } };
  const englishTexts = new Map(flatten(english));
  CMS.registerPreviewTemplate(name, ({ entry }: Props) => {
    const data = entry.get("data") as { toJS: () => unknown };
    const rows = flatten(data.toJS()).map(([path, text]) =>
      h("tr", { key: path }, cell(englishTexts.get(path) ?? path), cell(text)),
    );
    const table = h("table", { style: { borderCollapse: "collapse" } }, h("tbody", null, ...rows));
    return h("div", { style: { font: "14px system-ui" } }, page && h("iframe", frame), table);
  });
}

CMS.init({ config: EDITOR_CONFIG });
