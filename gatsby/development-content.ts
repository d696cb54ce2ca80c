import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Compiler, WebpackError } from "webpack";
import { checkContent, errorReport } from "../content-check/check-content";
import { readFiles } from "../content-check/content";

// The content in the development server: it reads a copy that is always valid, and shows errors in its overlay.

/** A copy of the last valid content. The development server reads it, so that an invalid file breaks no page. */
const copies = ".last-valid-content";

/** Returns the folder from which Gatsby reads data/ and locales/. */
export function contentRoot(root: string): string {
  if (process.env.NODE_ENV !== "development") return root;
  for (const folder of ["data", "locales"]) {
    mkdirSync(join(root, copies, folder), { recursive: true });
  }
  return join(root, copies);
}

/** Updates the copy of the last valid content: copies changed files, and removes deleted ones. */
export function updateLastValidContent(root: string): void {
  const current = new Map(readFiles(root));
  const copied = new Map(readFiles(join(root, copies)));
  for (const file of copied.keys()) {
    if (!current.has(file)) rmSync(join(root, copies, file));
  }
  for (const [file, text] of current) {
    if (copied.get(file) === text) continue;
    const copy = join(root, copies, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
}

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
