import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent, errorReport, warningReport } from "../content-check/check-content";
import { editorBuildError, isEditorEnabled } from "../editor/page";
import { contentOfFiles } from "./content/content";
import { isDeveloping } from "./internals";
import { updateLastValidContent } from "./last-valid-content";

/** Returns the errors in the content as `npm run check:content` prints them, or undefined. */
const contentErrors = (root: string) => errorReport(checkContent(root).problems);

/**
 * Checks the content before Gatsby reads or writes anything, and whether an editing page can be built if one
 * is requested. A build stops with all errors at once; the development server waits until they are fixed.
 * Warnings, such as an expired date, stop neither.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd();
  const result = checkContent(root);
  const warnings = warningReport(result.warnings);
  if (warnings) reporter.warn(warnings);
  let errors = errorReport(result.problems);
  if (!isDeveloping()) {
    if (!errors && isEditorEnabled()) errors = editorBuildError(root, contentOfFiles().site.editor);
    if (errors) reporter.panic(errors);
    return;
  }
  for (let shown = ""; errors; errors = contentErrors(root)) {
    if (errors !== shown)
      reporter.error(`${errors}\nThe server starts when these errors are fixed.`);
    shown = errors;
    await wait(500);
  }
  updateLastValidContent(root);
};

/**
 * A webpack plugin that adds errors in the content to the compilation of the development server, so that the
 * browser's overlay shows them until the files are fixed.
 */
export const contentOverlay = {
  apply({ context, hooks }: Compiler): void {
    hooks.thisCompilation.tap("ContentOverlay", (compilation) => {
      for (const folder of ["data", "locales", "src/images"]) {
        compilation.contextDependencies.add(join(context, folder));
      }
      const errors = contentErrors(context);
      if (errors) {
        // The stack would only contain this file.
        const error = Object.assign(new Error(errors), { name: "ContentError", stack: "" });
        compilation.errors.push(error as WebpackError);
      } else updateLastValidContent(context);
      // Browsers ignore a compilation with the same hash as the one before.
      compilation.hooks.fullHash.tap("ContentOverlay", (hash) => hash.update(errors ?? ""));
    });
  },
};
