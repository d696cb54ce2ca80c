import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { translationOf } from "../../content-check/language-texts";
import { readFiles } from "../../content-check/read-content";
import { schemaFiles, schemaNameOf } from "../../src/content/schema-files";
import { type Backend, editorConfig } from "./config";
import type { EditorSetup } from "./editor";
import type { FormSchema } from "./fields";

/**
 * The folder of Decap CMS's own scripts; they load their parts from beside themselves.
 * @param tools where the editing page's own dependencies are installed
 */
export function cmsFolder(tools: string): string {
  return dirname(createRequire(join(tools, "package.json")).resolve("decap-cms"));
}

/** A file of Decap CMS that the page needs; the package holds the same scripts twice, with maps. */
export const isCmsFile = (name: string): boolean => /(decap-cms\.js|\.wasm|\.css)$/.test(name);

/** Decap CMS starts by itself unless this says that another script does. */
export const manualStart = "window.CMS_MANUAL_INIT = true";

/**
 * The editing page, at /admin: Decap CMS, then the project's own script, which starts it.
 * @param policy a Content-Security-Policy; without one, none
 */
export function editorHtml(policy?: string): string {
  const meta = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${meta}<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Edit the site</title>
<script>${manualStart}</script>
<body>
<script src="admin/cms/decap-cms.js"></script>
<script src="admin/editor.js"></script>
</body>
</html>
`;
}

/** What the page is made of: the forms, and what saving needs to know of the files. */
function setupOf(root: string, backend: Backend, preview: string): EditorSetup {
  const texts = new Map(readFiles(root));
  const read = (file: string): unknown => JSON.parse(texts.get(file) ?? "null");
  const files = [...texts.keys()].filter((file) => schemaNameOf(file));
  const sources = files.filter((file) => (translationOf(file)?.source ?? file) === file);
  return {
    config: editorConfig(files, read, backend),
    schemas: Object.fromEntries(
      Object.keys(schemaFiles).map((name) => [
        name,
        read(`data/schemas/${name}.schema.json`) as FormSchema,
      ]),
    ),
    models: Object.fromEntries(sources.map((file) => [file, read(file)])),
    preview,
  };
}

/**
 * The page's own script, compiled for browsers, with the configuration made from the schemas.
 * @param preview where the site is shown while one edits; an empty text: nowhere
 */
export async function editorScript(
  root: string,
  backend: Backend,
  preview: string,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "editor/form/editor.ts")],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    format: "iife",
    define: { EDITOR_SETUP: JSON.stringify(setupOf(root, backend, preview)) },
  });
  return outputFiles[0]?.text ?? "";
}
