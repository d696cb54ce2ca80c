import { type EditorConfig, siteFormat } from "./config";
import { fileText } from "./file-text";

/** What page.ts compiles into this script. */
declare const EDITOR_CONFIG: EditorConfig;
/** Decap CMS, which has no types of its own here: see its documentation of `window.CMS`. */
declare const CMS: Record<
  "init" | "registerCustomFormat" | "registerEventListener" | "registerPreviewTemplate",
  (...options: unknown[]) => void
>;
/** React's createElement, as Decap CMS has it. */
declare const h: (type: string, props: object | null, ...children: unknown[]) => object;

/** An entry is a map of Immutable.js. */
type Props = { entry: { get: (key: string) => unknown } };

const forms = EDITOR_CONFIG.collections.flatMap(({ files }) => files);

// A format is not told which file it writes: the one that is about to be saved.
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

/** Every text and number of a value, by its path. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, path ? `${path}.${key}` : key),
  );
}

const border = "1px solid #ccc";
const cell = (text: string) =>
  h("td", { style: { border, padding: "6px 8px", verticalAlign: "top" }, dir: "auto" }, text);

for (const { name, page, english } of forms) {
  const frame = { src: page, title: "The page", style: { border, width: "100%", height: "60vh" } };
  const englishTexts = new Map(textsIn(english));
  CMS.registerPreviewTemplate(name, ({ entry }: Props) => {
    const data = entry.get("data") as { toJS: () => unknown };
    const rows = textsIn(data.toJS()).map(([path, text]) =>
      h("tr", { key: path }, cell(englishTexts.get(path) ?? path), cell(text)),
    );
    const table = h("table", { style: { borderCollapse: "collapse" } }, h("tbody", null, ...rows));
    return h("div", { style: { font: "14px system-ui" } }, page && h("iframe", frame), table);
  });
}

CMS.init({ config: EDITOR_CONFIG });
