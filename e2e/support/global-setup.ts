import { join, resolve } from "node:path";
import { prefixOf } from "../../src/i18n/paths";
import { startServer } from "../../tools/server/static-server";
import { startBrowsers } from "./browsers";
import { data } from "./texts";

/**
 * What takes scripts from a page as a visitor's setting would: for Firefox, which has no such
 * command over WebDriver BiDi. Without allow-scripts, `<noscript>` is shown as well.
 */
const withoutScripts = {
  "Content-Security-Policy": "sandbox allow-same-origin allow-forms allow-top-navigation",
};

declare global {
  /** How the teardown ends what is started here: jest loads the two apart from each other. */
  var endings: (() => unknown)[] | undefined;
}

/**
 * Starts the browsers, serves the built site for all browser tests and tells them its address.
 * SITE_ROOT names another built folder than public/, for example a copy to test while the next build
 * runs.
 */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const root = resolve(process.env.SITE_ROOT ?? join(__dirname, "../../public"));
  const prefix = prefixOf(data.site.siteUrl);
  const server = await startServer({ root, prefix });
  const scriptless = await startServer({ root, prefix, headers: withoutScripts });
  const endBrowsers = await startBrowsers(maxWorkers);
  globalThis.endings = [endBrowsers, server.close, scriptless.close];
  process.env.SCRIPTLESS_URL = scriptless.url;
  process.env.SITE_URL = server.url;
  process.env.SITE_ROOT = root;
}
