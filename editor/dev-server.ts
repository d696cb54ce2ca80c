import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { asksForEditor, cmsFolder, editorHtml, editorRequire, editorScript } from "./page";

/**
 * Rejects requests that do not come from pages of this server on this computer, because other sites must not
 * write files.
 */
function refuseOthers({ headers }: IncomingMessage, response: ServerResponse, next: () => void) {
  const { host = "", origin } = headers;
  const isLocal = /^(localhost|127\.0\.0\.1):\d+$/.test(host);
  if (isLocal && origin === `http://${host}`) next();
  else response.writeHead(403).end();
}

/** Adds the editing page, and Decap CMS's local server, which writes files, to the development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  if (!asksForEditor()) return;
  const backend = { name: "proxy", proxy_url: "/api/v1", branch: "main" };
  app.get("/admin", (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/html").end(editorHtml),
  );
  app.get("/admin/editor.js", async (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader("Content-Type", "text/javascript").end(await editorScript(backend)),
  );
  app.use("/admin/cms", editorRequire("express").static(cmsFolder()));
  app.use("/api/v1", refuseOthers);
  editorRequire("decap-server/dist/middlewares").registerLocalFs(app, { logLevel: "error" });
  reporter.info("The editing page is at /admin");
};
