import { translationOf } from "../../content-check/language-texts";
import { schemaNameOf } from "../../src/content/schema-files";
import { asFile } from "./as-file";
import { type EditorConfig, siteFormat } from "./config";
import type { FormSchema } from "./fields";
import { besideEnglish } from "./preview";

/** A map of Immutable.js, as Decap CMS hands it out. */
interface Entry {
  get: (key: string) => unknown;
}

interface Cms {
  init: (options: { config: EditorConfig }) => void;
  registerCustomFormat: (name: string, extension: string, format: object) => void;
  registerEventListener: (listener: {
    name: string;
    handler: (event: { entry: Entry }) => unknown;
  }) => void;
  registerPreviewTemplate: (name: string, template: unknown) => void;
}

/** What the page is made of; see page.ts. */
export interface EditorSetup {
  config: EditorConfig;
  /** By name, see schema-files.ts. */
  schemas: Record<string, FormSchema>;
  /** What the files say whose order others keep: the English ones, and those without a language. */
  models: Record<string, unknown>;
  /** Where the site is shown while one edits; an empty text: nowhere. */
  preview: string;
}

declare const CMS: Cms;
declare const EDITOR_SETUP: EditorSetup;

const { config, schemas, models, preview } = EDITOR_SETUP;
const sourceOf = (file: string): string => translationOf(file)?.source ?? file;
let saved = "";

// The format is not told which file it writes: the one that is about to be saved.
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    saved = String(entry.get("path"));
    return entry.get("data");
  },
});

CMS.registerCustomFormat(siteFormat, "json", {
  fromFile: (text: string) => JSON.parse(text) as unknown,
  toFile: (form: unknown) => {
    const source = sourceOf(saved);
    const schema = schemas[schemaNameOf(saved) ?? ""] ?? {};
    return asFile(form, schema, models[source], source !== saved);
  },
});

for (const { name, file } of config.collections.flatMap((collection) => collection.files)) {
  const source = sourceOf(file);
  const english = source === file ? undefined : models[source];
  CMS.registerPreviewTemplate(name, besideEnglish(file, english, preview));
}

CMS.init({ config });
