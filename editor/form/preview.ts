import { translationOf } from "../../content-check/language-texts";
import sample from "../../data/sample-product.json";
import { samplePaths } from "../../gatsby/content/sample-product";
import { defaultLanguage, localePath } from "../../src/i18n/paths";

type Element = unknown;
declare const h: (type: string, props: object | null, ...children: unknown[]) => Element;

interface PreviewProps {
  entry: { get: (key: string) => { toJS: () => unknown } };
}

/** The page that a file is about, and the part of it, without language prefix. */
function pathOf(file: string): string {
  if (/^data\/sample-product\/|\/sample\.json$/.test(file)) return samplePaths(sample).batch;
  const [, document] = /^data\/legal\/.*\/(.*)\.json$/.exec(file) ?? [];
  if (document) return `/${document}`;
  if (file === "data/plans.json") return "/#pricing";
  if (file === "data/features.json") return "/#features";
  return file.startsWith("data/faqs/") ? "/#faq" : "/";
}

/** Where the page of a file is, below the site's address: "/hi#faq", "/hi/terms". */
export function pagePath(file: string): string {
  const code = translationOf(file)?.code ?? defaultLanguage;
  return localePath(code, pathOf(file));
}

/** Every text and number of a value, by its path. */
function leavesOf(value: unknown, path = ""): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, path ? `${path}.${key}` : key),
  );
}

const cell = { border: "1px solid #ccc", padding: "6px 8px", verticalAlign: "top" };

/**
 * What stands beside the form: the page itself, as `npm start` shows it after each saving, and every
 * text beside the English one.
 */
export function besideEnglish(file: string, english: unknown, preview: string) {
  return ({ entry }: PreviewProps): Element => {
    const known = new Map(leavesOf(english));
    const rows = leavesOf(entry.get("data").toJS()).map(([path, text]) =>
      h(
        "tr",
        { key: path },
        h("td", { style: cell, dir: "auto" }, known.get(path) ?? path),
        h("td", { style: cell, dir: "auto" }, text),
      ),
    );
    return h(
      "div",
      { style: { fontFamily: "system-ui", fontSize: "14px" } },
      preview &&
        h("iframe", {
          src: preview + pagePath(file),
          title: "The page",
          style: { width: "100%", height: "60vh", border: "1px solid #ccc" },
        }),
      h(
        "table",
        { style: { borderCollapse: "collapse", width: "100%" } },
        h("tbody", null, ...rows),
      ),
    );
  };
}
