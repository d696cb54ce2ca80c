import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { prefixOf } from "../../src/i18n/paths";
import { startServer } from "../../tools/server/static-server";
import { startBrowsers } from "./browsers";
import { keepForTests } from "./kept";
import { data } from "./texts";

/**
 * What takes scripts from a page as a visitor's setting would: for Firefox, which has no such
 * command over WebDriver BiDi. Without allow-scripts, `<noscript>` is shown as well.
 */
const withoutScripts = {
  "Content-Security-Policy": "sandbox allow-same-origin allow-forms allow-top-navigation",
};

/**
 * Starts the browsers, serves the built site for all browser tests and tells them its address. SITE_ROOT names another
 * built folder than public/, for example a copy to test while the next build runs.
 */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const root = resolve(process.env.SITE_ROOT ?? join(__dirname, "../../public"));
  const prefix = prefixOf(data.site.siteUrl);
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  keepForTests(await startBrowsers(maxWorkers));
  const server = await startServer({ root, prefix, port: 0 });
  keepForTests(server.close);
  const scriptless = await startServer({ root, prefix, port: 0, headers: withoutScripts });
  keepForTests(scriptless.close);
  process.env.SCRIPTLESS_URL = scriptless.url;
  process.env.SITE_URL = server.url;
  process.env.SITE_ROOT = root;
}
