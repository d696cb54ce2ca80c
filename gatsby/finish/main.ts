import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
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
import { withDeferredScripts } from "../internals";
import { inlineHashes, securityHeaders, withMetaPolicy } from "../security-headers";
import { compressTexts, filesIn, writeTexts } from "./files";
import { hostFiles } from "./hosts";
import { writeIcons } from "./icons";
import { publish } from "./publish";
import { writeSocialPictures } from "./social-pictures";
import { textFiles } from "./text-files";

/** Returns the paths of all pages, in all languages. */
function pagesOf(content: SiteContent): string[] {
  const indexed = indexedPages(content).map(({ path }) => path);
  const paths = [...indexed, ...Object.values(samplePaths(content.sample)), previewPath, "/404"];
  return publishedIn(content).flatMap(({ code }) => paths.map((path) => localePath(code, path)));
}

/** Returns the HTML of all pages by file name, with deferred scripts. */
async function readPages(publicFolder: string): Promise<Map<string, string>> {
  const script = await inlineScript("src/inline-scripts/body", "bodyScript");
  const pages = new Map<string, string>();
  for (const file of await filesIn(publicFolder)) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(join(publicFolder, file), "utf8");
    pages.set(file, withDeferredScripts(html, script));
  }
  return pages;
}

/**
 * Creates public/ from the output of Gatsby's build.
 * Options: --uncompressed leaves the compressed copies out; --meta-policy adds the Content-Security-Policy
 * to the pages, for hosts that send no headers. CMS=1 in the environment adds the editing page.
 */
async function finish(): Promise<void> {
  const { values: options } = parseArgs({
    options: { uncompressed: { type: "boolean" }, "meta-policy": { type: "boolean" } },
  });
  const publicFolder = resolve("public");
  const content = contentOfFiles();
  const { editor } = content.site;
  await publish(resolve(".gatsby-public"), publicFolder, pagesOf(content));
  await writeTexts(publicFolder, textFiles(content));
  await writeIcons(publicFolder);
  await writeSocialPictures(publicFolder, content);
  const pages = await readPages(publicFolder);
  const headers = securityHeaders(inlineHashes(pages.values()), content.site);
  const policy = headers["Content-Security-Policy"] ?? "";
  for (const [file, html] of pages) {
    const text = options["meta-policy"] ? withMetaPolicy(html, policy) : html;
    await writeFile(join(publicFolder, file), text);
  }
  if (isEditorEnabled()) await writeEditor(publicFolder, editor);
  if (!options.uncompressed) await compressTexts(publicFolder);
  // Written last: they are outside of public/, which is restored if a step before fails.
  const editorPage = isEditorEnabled() ? editorHeaders(editor) : undefined;
  const files = await filesIn(publicFolder);
  await writeTexts(resolve(), hostFiles(headers, files, publishedIn(content), editorPage));
}

finish().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
