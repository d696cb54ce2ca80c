import { translationOf } from "../../content-check/language-texts";
import { sourceLanguage } from "../../content-check/site-languages";
import { schemaNameOf } from "../../src/content/schema-files";
import type { Language } from "../../src/content/types";
import { type FormSchema, fieldsOf } from "./fields";

/** Where an editing page saves to: this computer, or a git host named in data/site.json. */
export type Backend = Record<string, string>;

/** The name of the format in which editor.ts writes files. */
export const siteFormat = "site-json";

export type EditorConfig = ReturnType<typeof editorConfig>;

/**
 * The configuration of Decap CMS that lists files of data/ and locales/ as forms.
 * @param read the value of a file of the project
 */
export function editorConfig(
  files: readonly string[],
  read: (file: string) => unknown,
  backend: Backend,
) {
  const { languages } = read("data/languages.json") as { languages: Language[] };
  const forms = files.map((file) => formOf(file, read));
  const groups = [
    { code: undefined, label: "The site" },
    ...languages.map(({ code, endonym }) => ({ code, label: endonym })),
  ];
  return {
    load_config_file: false,
    backend,
    media_folder: "src/images",
    show_preview_links: false,
    collections: groups
      .map(({ code, label }) => ({
        name: code?.toLowerCase() ?? "site",
        label,
        format: siteFormat,
        files: forms.filter(({ file }) => translationOf(file)?.code === code),
      }))
      .filter((group) => group.files.length > 0),
  };
}

function formOf(file: string, read: (file: string) => unknown) {
  const schema = read(`data/schemas/${schemaNameOf(file)}.schema.json`) as FormSchema;
  const translation = translationOf(file);
  const isTranslated = translation && translation.code !== sourceLanguage;
  const english = isTranslated ? read(translation.source) : undefined;
  const document = /^data\/legal\/.*\/(.*)\.json$/.exec(file)?.[1];
  return {
    name: nameOf(file),
    label: document ? `${schema.title}: ${document}` : (schema.title ?? file),
    file,
    fields: fieldsOf(schema, true, english, read(file)),
  };
}

/** The name of a file's form, as it stands in the editing page's address. */
const nameOf = (file: string): string =>
  file
    .replace(/\.json$/, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
