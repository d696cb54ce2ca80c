import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent, report } from "../content-check/check-content";
import { asksForEditor, editorHindrance } from "../editor/on-the-web";
import { keepGoodContent } from "./good-content";

/** What is wrong with the content of this project, as check:content prints it; undefined if nothing. */
function contentErrors(root = process.cwd()): string | undefined {
  const result = checkContent(root);
  return result.problems.length > 0 ? report(result) : undefined;
}

/**
 * Checks the content, and whether there can be an editing page where one is asked for, before anything
 * is read or written: a build stops here with all errors at once; the development server waits until
 * they are mended.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  let errors = contentErrors();
  if (process.env.gatsby_executing_command !== "develop") {
    errors ??= asksForEditor() ? await editorHindrance(process.cwd()) : undefined;
    if (errors) reporter.panic(errors);
    return;
  }
  for (let shown = ""; errors; errors = contentErrors()) {
    if (errors !== shown) reporter.error(`${errors}\nWaiting until the files are mended.`);
    shown = errors;
    await wait(500);
  }
  keepGoodContent(process.cwd());
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
