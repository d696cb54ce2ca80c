import { rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent, errorReport, warningReport } from "../content-check/check-content";
import { editorBuildError, isEditorEnabled } from "../editor/page";
import { siteContent } from "./content/site-content";
import { updateLastValidContent } from "./development-content";

/**
 * Makes a build start anew, so that the same files always give the same site. If public/ is missing, Gatsby
 * deletes its cache, but not webpack's, from which webpack's hash in every page would differ. A build that fails
 * leaves no part of a site.
 */
function removeEarlierBuild(root: string): void {
  const remove = (folder: string) => rmSync(join(root, folder), { recursive: true, force: true });
  remove(".cache/webpack");
  remove("public");
  process.once("exit", (code) => {
    if (code !== 0) remove("public");
  });
}

/**
 * Checks the content before Gatsby reads or writes anything, and whether an editing page can be built if one
 * is requested. Stops with all errors at once. Warnings, such as an expired date, stop nothing.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const root = process.cwd();
  const { errors, warnings } = checkContent(root);
  const warning = warningReport(warnings);
  if (warning) reporter.warn(warning);
  if (errors.length > 0) reporter.panic(errorReport(errors));
  if (process.env.NODE_ENV === "development") {
    updateLastValidContent(root);
    return;
  }
  const editorError = isEditorEnabled() && editorBuildError(root, siteContent().site.editor);
  if (editorError) reporter.panic(editorError);
  removeEarlierBuild(root);
};
