import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startServer } from "../../tools/server/static-server";
import { keepForTests } from "./kept";
import { buildVariant } from "./variant";

/**
 * What takes scripts from a page as a visitor's setting would: for Firefox, which has no such
 * command over WebDriver BiDi. Without allow-scripts, `<noscript>` is shown as well.
 */
const withoutScripts = {
  "Content-Security-Policy": "sandbox allow-same-origin allow-forms allow-top-navigation",
};

/** Builds the site for an address with a path, such as GitHub Pages gives it; returns where it is. */
function buildBelow(prefix: string): string {
  const site = buildVariant({
    "data/site.json": (json) => {
      json.siteUrl += prefix;
    },
  });
  keepForTests(site.remove);
  process.env.SITE_PROJECT = site.folder;
  return site.root;
}

/**
 * Serves the built site for all browser tests and tells them its address. SITE_ROOT names another
 * built folder than public/, for example a copy to test while the next build runs; with SITE_PREFIX,
 * such as "/site", a copy is built for an address with that path, and tested there.
 */
export default async function globalSetup(): Promise<void> {
  const prefix = process.env.SITE_PREFIX ?? "";
  const given = process.env.SITE_ROOT ?? join(__dirname, "../../public");
  const root = prefix === "" ? resolve(given) : buildBelow(prefix);
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const server = await startServer({ root, prefix, port: 0 });
  keepForTests(server.close);
  const scriptless = await startServer({ root, prefix, port: 0, headers: withoutScripts });
  keepForTests(scriptless.close);
  process.env.SCRIPTLESS_URL = scriptless.url;
  process.env.SITE_URL = server.url;
  process.env.SITE_ROOT = root;
}
