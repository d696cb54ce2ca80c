import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asksForEditor, writeEditor } from "../../editor/page";
import { editorHeaders } from "../../editor/policy";
import { previewPath } from "../../src/sections/preview/preview-path";
import { contentOfFiles, publishedIn, type SiteContent } from "../content/content";
import { samplePaths } from "../content/sample-product";
import { inlineScript } from "../inline-script";
import { inlineHashes, securityHeaders } from "../security-headers";
import { compressTexts } from "./compress";
import { filesIn } from "./files";
import { writeRecipes } from "./hosts";
import { writeIcons } from "./icons";
import { withDeferredScripts, withMetaPolicy } from "./page-html";
import { publish } from "./publish";
import { pagesToFind } from "./sitemap";
import { writeSocialPictures } from "./social-pictures";
import { textFiles } from "./text-files";

/** Ships the licences of the fonts beside that of the bundled code (gatsby/webpack.ts). */
async function copyFontLicenses(publicFolder: string): Promise<void> {
  for (const name of await filesIn("src/fonts")) {
    if (name.startsWith("OFL-"))
      await cp(join("src/fonts", name), join(publicFolder, "licenses", name));
  }
}

/** Puts the pages in their place, and makes the files beside them. */
async function makeFiles(publicFolder: string, content: SiteContent): Promise<void> {
  const listed = pagesToFind(content).map(({ path }) => path);
  const paths = [...listed, ...Object.values(samplePaths(content.sample)), previewPath, "/404"];
  const codes = publishedIn(content).map(({ code }) => code);
  await publish(resolve(".gatsby-public"), publicFolder, paths, codes);
  for (const [path, text] of Object.entries(textFiles(content))) {
    const file = join(publicFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeIcons(publicFolder);
  await writeSocialPictures(publicFolder, content);
  await copyFontLicenses(publicFolder);
}

/** The pages' HTML by file name; their scripts start after them. */
async function readPages(publicFolder: string): Promise<Map<string, string>> {
  const script = await inlineScript("src/inline-scripts/start-scripts", "startScripts");
  const pages = new Map<string, string>();
  for (const file of await filesIn(publicFolder)) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(join(publicFolder, file), "utf8");
    pages.set(file, withDeferredScripts(html, script));
  }
  return pages;
}

/**
 * What follows Gatsby's build.
 * Options: --uncompressed leaves the compressed copies out; --meta-policy puts the
 * Content-Security-Policy into the pages, for hosts that send no headers. With EDITOR=1 in the
 * environment the editing page is built, too.
 */
async function finish(): Promise<void> {
  const { values: options } = parseArgs({
    options: { uncompressed: { type: "boolean" }, "meta-policy": { type: "boolean" } },
  });
  const publicFolder = resolve("public");
  const content = contentOfFiles();
  await makeFiles(publicFolder, content);
  const pages = await readPages(publicFolder);
  const headers = securityHeaders(inlineHashes(pages.values()), content.site);
  const policy = headers["Content-Security-Policy"] ?? "";
  const hasEditor = asksForEditor();
  for (const [file, html] of pages) {
    const said = options["meta-policy"] ? withMetaPolicy(html, policy) : html;
    await writeFile(join(publicFolder, file), said);
  }
  if (hasEditor) await writeEditor(publicFolder, content.site.editor);
  if (!options.uncompressed) await compressTexts(publicFolder);
  // Last: they stand outside of public/, where nobody puts the former ones back if the rest fails.
  const own = hasEditor ? editorHeaders(content.site.editor) : undefined;
  await writeRecipes(publicFolder, resolve("deploy"), headers, publishedIn(content), own);
}

finish().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
