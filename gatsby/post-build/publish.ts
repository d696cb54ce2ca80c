import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localePath } from "../../src/i18n/paths";
import { inlineScript } from "../browser-script";
import { allPages, pageFile, publishedIn, type SiteContent } from "../content/site-content";
import { withDeferredScripts } from "../internals";
import { inlineHashes, securityHeaders, withMetaPolicy } from "../security-headers";

/** Files for builds, and a library that no page uses. */
const buildFiles = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

export async function removeBuildFiles(publicFolder: string): Promise<void> {
  for (const file of buildFiles) {
    await rm(join(publicFolder, file), { recursive: true, force: true });
  }
}

/**
 * Publishes all pages: makes their scripts start later (src/inline-scripts/body.ts), adds the policy if
 * META_POLICY=1, and renames them. /ar/privacy becomes ar/privacy.html, because most hosts redirect to a
 * trailing slash for ar/privacy/index.html.
 * @returns the security headers of every response, with the hashes of what the pages have inline
 */
export async function publishPages(
  publicFolder: string,
  content: SiteContent,
): Promise<Record<string, string>> {
  const script = await inlineScript("src/inline-scripts/body", "bodyScript");
  const pages = new Map<string, string>();
  for (const { code } of publishedIn(content)) {
    for (const page of [...allPages(content), "/404"]) {
      const path = localePath(code, page);
      const file = join(publicFolder, pageFile(path));
      if (path !== "/") await rename(join(publicFolder, path, "index.html"), file);
      pages.set(file, withDeferredScripts(await readFile(file, "utf8"), script));
    }
  }
  const headers = securityHeaders(inlineHashes(pages.values()), content.site);
  const policy = headers["Content-Security-Policy"] ?? "";
  for (const [file, html] of pages) {
    await writeFile(file, process.env.META_POLICY === "1" ? withMetaPolicy(html, policy) : html);
  }
  return headers;
}
