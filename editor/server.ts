import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cmsFolder, editorHtml, editorScript } from "./form/page";
import { refusalOf } from "./refusal";

interface EditorOptions {
  root: string;
  /** 0: any that is free. */
  port: number;
  /** Where the site is shown; an empty text: nowhere. */
  preview: string;
}

type Request = IncomingMessage & { body?: unknown };
type Response = ServerResponse & {
  type: (type: string) => Response;
  status: (code: number) => Response;
  send: (body: string) => void;
  json: (body: unknown) => void;
};
type Handler = (request: Request, response: Response, next: () => void) => unknown;

/** The part of Express that is used here; it and decap-server bring no types. */
interface App {
  get: (path: string, handler: Handler) => void;
  post: (path: string, handler: Handler) => void;
  use: (...handlers: unknown[]) => void;
  listen: (port: number, host: string, ready: () => void) => Server;
}

// They are modules of the old kind.
const express = require("express") as {
  (): App;
  json: (options: object) => Handler;
  static: (folder: string) => Handler;
};
const { registerLocalFs } = require("decap-server/dist/middlewares") as {
  registerLocalFs: (app: App, options: { logLevel: string }) => Promise<void>;
};

/** Serves the editing page on this computer only, and writes what it saves. */
export async function startEditor({ root, port, preview }: EditorOptions) {
  const app = express();
  app.get("/", (_, response) => response.writeHead(302, { location: "/admin" }).end());
  app.get("/admin", (_, response) => response.type("html").send(editorHtml()));
  app.get("/admin/editor.js", async (_, response) => {
    // Made anew each time: the files may have changed.
    const backend = { name: "proxy", proxy_url: "/api/v1", branch: "main" };
    response.type("js").send(await editorScript(root, backend, preview));
  });
  app.use("/admin/cms", express.static(cmsFolder(__dirname)));
  app.use(express.json({ limit: "5mb" }));
  app.post("/api/v1", (request, response, next) => {
    const { host, origin } = request.headers;
    // Other sites that are open in the browser may not write here.
    const isOwn = origin === `http://${host}` && /^(localhost|127\.0\.0\.1):\d+$/.test(host ?? "");
    const refusal = isOwn
      ? refusalOf(root, request.body)
      : "Only the editing page may ask for this.";
    if (refusal) response.status(403).json({ error: refusal });
    else next();
  });
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(port, "localhost", () => resolve(started));
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
