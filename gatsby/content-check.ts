import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent, errorReport, warningReport } from "../content-check/check-content";
import { asksForEditor, editorHindrance } from "../editor/page";
import { contentOfFiles } from "./content/content";
import { keepGoodContent } from "./good-content";

/** The errors in the content of a project, as check:content prints them; undefined if there are none. */
const contentErrors = (root: string) => errorReport(checkContent(root));

/**
 * Checks the content, and whether there can be an editing page where one is asked for, before anything
 * is read or written: a build stops here with all errors at once; the development server waits until
 * they are mended. What only time has made wrong is printed, and stops neither.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd();
  const result = checkContent(root);
  const warnings = warningReport(result);
  if (warnings) reporter.warn(warnings);
  let errors = errorReport(result);
  if (process.env.gatsby_executing_command !== "develop") {
    if (!errors && asksForEditor()) errors = editorHindrance(root, contentOfFiles().site.editor);
    if (errors) reporter.panic(errors);
    return;
  }
  for (let shown = ""; errors; errors = contentErrors(root)) {
    if (errors !== shown) reporter.error(`${errors}\nWaiting until the files are mended.`);
    shown = errors;
    await wait(500);
  }
  keepGoodContent(root);
};

/**
 * Makes errors in data/ and locales/ errors of the development server's compilation: they show in
 * the browser's overlay, and go with the next compilation, when the file is mended.
 */
export const contentOverlay = {
  apply({ context, hooks }: Compiler): void {
    hooks.thisCompilation.tap("ContentOverlay", (compilation) => {
      for (const folder of ["data", "locales", "src/images"]) {
        compilation.contextDependencies.add(join(context, folder));
      }
      const errors = contentErrors(context);
      if (errors) {
        // Without a stack, which would only show this file.
        const error = Object.assign(new Error(errors), { name: "ContentError", stack: "" });
        compilation.errors.push(error as WebpackError);
      } else keepGoodContent(context);
      // With the same hash as before, the browser would not take notice of a compilation.
      compilation.hooks.fullHash.tap("ContentOverlay", (hash) => hash.update(errors ?? ""));
    });
  },
};
