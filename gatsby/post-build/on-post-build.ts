import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorHeaders, isEditorEnabled, writeEditor } from "../../editor/page";
import { localePath, previewPath } from "../../src/i18n/paths";
import {
  contentOfFiles,
  indexedPages,
  publishedIn,
  type SiteContent,
  samplePaths,
} from "../content/content";
import { inlineScript } from "../inline-script";
import { inlineHashes, securityHeaders, withMetaPolicy } from "../security-headers";
import { compressTexts, filesIn, writeTexts } from "./files";
import { hostFiles } from "./hosts";
import { writeIcons } from "./icons";
import { publishPages, removeBuildFiles } from "./publish";
import { writeSocialPictures } from "./social-pictures";
import { textFiles } from "./text-files";

/** Returns the paths of all pages, in all languages. */
function pagesOf(content: SiteContent): string[] {
  const indexed = indexedPages(content).map(({ path }) => path);
  const paths = [...indexed, ...Object.values(samplePaths(content.sample)), previewPath, "/404"];
  return publishedIn(content).flatMap(({ code }) => paths.map((path) => localePath(code, path)));
}

/**
 * Turns the output of Gatsby's build into the site: gives the pages the names that hosts expect, starts their
 * scripts later, and writes the files beside them. docs/testing.md lists the environment variables.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { META_POLICY, UNCOMPRESSED } = process.env;
  const publicFolder = resolve("public");
  const content = contentOfFiles();
  const { editor } = content.site;
  await removeBuildFiles(publicFolder);
  const script = await inlineScript("src/inline-scripts/body", "bodyScript");
  const pages = await publishPages(publicFolder, pagesOf(content), script);
  await writeTexts(publicFolder, textFiles(content));
  await writeIcons(publicFolder);
  await writeSocialPictures(publicFolder, content);
  const headers = securityHeaders(inlineHashes(pages.values()), content.site);
  const policy = headers["Content-Security-Policy"] ?? "";
  for (const [file, html] of pages) {
    const text = META_POLICY === "1" ? withMetaPolicy(html, policy) : html;
    await writeFile(join(publicFolder, file), text);
  }
  if (isEditorEnabled()) await writeEditor(publicFolder, editor);
  if (UNCOMPRESSED !== "1") await compressTexts(publicFolder);
  const editorPage = isEditorEnabled() ? editorHeaders(editor) : undefined;
  const files = await filesIn(publicFolder);
  await writeTexts(resolve(), hostFiles(headers, files, publishedIn(content), editorPage));
};
