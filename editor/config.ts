import { translationOf } from "../content-check/languages";
import type { Schema } from "../content-check/schema-keywords";
import { samplePaths } from "../src/content/link-host";
import { schemaNameOf } from "../src/content/schema-files";
import type { Language, SampleProduct } from "../src/content/types";
import { defaultLanguage, guidePath, localePath } from "../src/i18n/paths";
import { fieldsOf, siteFormat, type Values } from "./fields";

/** Backend to which the page saves: a git host, or Decap CMS's local server ("proxy"). */
export type Backend = Record<string, string>;

type Read = <T>(file: string) => T;

export type EditorConfig = ReturnType<typeof editorConfig>;

/** Returns the configuration of Decap CMS that offers the files of data/ and locales/ as forms. */
export function editorConfig(files: readonly string[], read: Read, backend: Backend) {
  const { languages } = read<{ languages: Language[] }>("data/languages.json");
  const collection = (name: string, label: string, code?: string) => ({
    name,
    label,
    format: siteFormat,
    files: files
      .filter((file) => translationOf(file)?.code === code)
      .map((file) => formOf(file, read, backend)),
  });
  const collections = [
    collection("site", "The site"),
    ...languages.map(({ code, endonym }) => collection(code.toLowerCase(), endonym, code)),
  ];
  return {
    load_config_file: false,
    backend,
    media_folder: "src/images",
    show_preview_links: false,
    collections: collections.filter((each) => each.files.length > 0),
  };
}

/** Returns the name of a legal document, such as "terms"; undefined for other files. */
const documentOf = (file: string) => /^data\/legal\/.*\/(.*)\.json$/.exec(file)?.[1];

function formOf(file: string, read: Read, backend: Backend) {
  const schema = read<Schema>(`data/schemas/${schemaNameOf(file)}.schema.json`);
  const { source = file } = translationOf(file) ?? {};
  const english = source === file ? undefined : read<Values>(source);
  return {
    /** Part of the form's URL. */
    name: file.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    label: [schema.title ?? file, documentOf(file)].filter(Boolean).join(": "),
    file,
    fields: fieldsOf(schema, true, english, read<Values>(file)),
    /** Values of the English file, for the preview. */
    english,
    /** Only the local backend has a page in the preview: the development server serves it. */
    page: backend.name === "proxy" ? pagePath(file, read) : undefined,
  };
}

/** Returns the path of the page that shows a file, such as "/hi#faq" or "/hi/terms". */
export function pagePath(file: string, read: Read): string {
  const { code = defaultLanguage } = translationOf(file) ?? {};
  const document = documentOf(file);
  if (document) return localePath(code, `/${document}`);
  if (/^data\/guide\b/.test(file)) return localePath(code, guidePath);
  if (/^data\/sample-product\/|\/pages\.json$/.test(file)) {
    return localePath(code, samplePaths(read<SampleProduct>("data/sample-product.json")).batch);
  }
  const [, section] = /^data\/(faq|features|plans)/.exec(file) ?? [];
  return localePath(code, section ? `/#${section === "plans" ? "pricing" : section}` : "/");
}
