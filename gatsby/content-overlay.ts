import { join } from "node:path";
import type { Compiler, WebpackError } from "webpack";
import { checkContent, errorReport } from "../content-check/check-content";
import { updateLastValidContent } from "./last-valid-content";

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
      const errors = errorReport(checkContent(context).errors);
      if (errors) {
        // The stack would only contain this file.
        const error = Object.assign(new Error(errors), { name: "ContentError", stack: "" });
        compilation.errors.push(error as WebpackError);
      } else updateLastValidContent(context);
      // Browsers ignore a compilation with the same hash as the one before.
      compilation.hooks.fullHash.tap("ContentOverlay", (hash) => hash.update(errors));
    });
  },
};
