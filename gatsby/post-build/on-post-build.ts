import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorHeaders, isEditorEnabled, writeEditor } from "../../editor/page";
import { publishedIn, siteContent } from "../content/site-content";
import { compressTexts, filesIn, writeTexts } from "./files";
import { hostFiles } from "./hosts";
import { writeIcons } from "./icons";
import { publishPages, removeBuildFiles } from "./publish";
import { writeSocialPictures } from "./social-pictures";
import { textFiles } from "./text-files";

/**
 * Turns the output of Gatsby's build into the site: gives the pages the names that hosts expect, starts their
 * scripts later, and writes the files beside them. docs/testing.md lists the environment variables.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const publicFolder = resolve("public");
  const content = siteContent();
  const { editor } = content.site;
  await removeBuildFiles(publicFolder);
  const headers = await publishPages(publicFolder, content);
  await writeTexts(publicFolder, textFiles(content));
  await writeIcons(publicFolder);
  await writeSocialPictures(publicFolder, content);
  if (isEditorEnabled()) await writeEditor(publicFolder, editor);
  if (process.env.UNCOMPRESSED !== "1") await compressTexts(publicFolder);
  const editorPage = isEditorEnabled() ? editorHeaders(editor) : undefined;
  const files = await filesIn(publicFolder);
  await writeTexts(resolve(), hostFiles(headers, files, publishedIn(content), editorPage));
};
