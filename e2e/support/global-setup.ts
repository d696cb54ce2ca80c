import { existsSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../tools/server/static-server";
import { keepServer } from "./shared-server";

/** Serves the built site for all browser tests and tells them its address. */
export default async function globalSetup(): Promise<void> {
  const root = join(__dirname, "../../public");
  if (!existsSync(join(root, "index.html"))) {
    throw new Error("There is no built site in public/. Build it first: npm run build");
  }
  const server = await startServer({ root, port: 0 });
  keepServer(server);
  process.env.SITE_URL = server.url;
}
