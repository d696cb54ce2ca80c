import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startServer } from "../../tools/server/static-server";
import { keepServer } from "./shared-server";

/**
 * Serves the built site for all browser tests and tells them its address. SITE_ROOT names another
 * built folder than public/, for example a copy to test while the next build runs.
 */
export default async function globalSetup(): Promise<void> {
  const root = resolve(process.env.SITE_ROOT ?? join(__dirname, "../../public"));
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const server = await startServer({ root, port: 0 });
  keepServer(server);
  process.env.SITE_URL = server.url;
  process.env.SITE_ROOT = root;
}
