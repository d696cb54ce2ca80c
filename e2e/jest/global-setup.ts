import { join, resolve } from "node:path";
import { pathPrefixOf } from "../../src/i18n/paths";
import { site } from "../../src/testing/content";
import { type StaticServer, startServer } from "../../tools/server/static-server";

/**
 * Switches scripts off in Firefox, which has no command for it. Without allow-scripts, the browser shows
 * `<noscript>`.
 */
const withoutScripts = {
  "Content-Security-Policy": "sandbox allow-same-origin allow-forms allow-top-navigation",
};

declare global {
  /** The servers that the teardown closes. jest loads it as another module. */
  var servers: StaticServer[] | undefined;
}

/** Serves the built site: `public/`, or the folder that SITE_ROOT names. */
export default async function globalSetup(): Promise<void> {
  const root = resolve(process.env.SITE_ROOT ?? join(__dirname, "../../public"));
  const prefix = pathPrefixOf(site.siteUrl);
  const server = await startServer({ root, prefix });
  const scriptless = await startServer({ root, prefix, headers: withoutScripts });
  globalThis.servers = [server, scriptless];
  process.env.SITE_ROOT = root;
  process.env.SITE_URL = server.url;
  process.env.SCRIPTLESS_URL = scriptless.url;
}
