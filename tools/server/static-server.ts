import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { applyFaults, type SimulatedFault } from "./faults";

interface ServerOptions {
  /** The folder of the built site. */
  root: string;
  /** The path of the site on the host, for example "/site". */
  prefix?: string;
  /** A free port by default. */
  port?: number;
  /** Headers of every response, in addition to those in the folder's `_headers`. */
  headers?: Readonly<Record<string, string>>;
}

export interface StaticServer {
  url: string;
  /** All requests so far: their paths, without prefix and query, and the responses to them. */
  requests: readonly { path: string; response: ServerResponse }[];
  /** Replaces the simulated faults. */
  setFaults(faults: readonly SimulatedFault[]): void;
  close(): Promise<void>;
}

/** The cache header that hosts send for files to which `_headers` gives no other. */
const revalidate = "public, max-age=0, must-revalidate";

/** Answers an unknown path with the 404 page of its language: /ar/unknown with ar/404.html. */
function sendNotFound(root: string, path: string, response: ServerResponse): void {
  const language = /^\/([A-Za-z-]+)\//.exec(path)?.[1] ?? "";
  const file = [language, ""].map((folder) => join(root, folder, "404.html")).find(existsSync);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": revalidate };
  response.writeHead(404, headers).end(file ? readFileSync(file) : "Not found");
}

/**
 * Reads the `_headers` file of a folder, if there is one, as Cloudflare Pages does. A rule starts with a
 * path, in which "*" at the end stands for the rest. The values of all rules that match a path are
 * joined, and "! Name" removes the header of earlier rules. Netlify uses the last value, and ignores
 * removals.
 * @returns a function that returns the headers for a path
 */
export function readHeadersFile(root: string): (path: string) => Record<string, string> {
  const file = join(root, "_headers");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const rules = text.split(/\n+(?=\S)/).map((rule) => rule.trim().split(/\s*\n\s*/));
  return (path) => {
    const headers: Record<string, string> = {};
    const matching = rules.filter(([pattern]) => matches(path, pattern));
    for (const line of matching.flatMap(([, ...lines]) => lines)) {
      const [name = "", value = ""] = line.split(/: *(.*)/);
      if (name.startsWith("! ")) delete headers[name.slice(2)];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

const matches = (path: string, pattern = "") =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Serves a built site on this machine as a host does, with the site's headers and simulated faults. */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { root, prefix = "", port = 0 } = options;
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Run npm run build first.`);
  }
  const serve = sirv(root, {
    // With `dev`, sirv remembers no files, so the next build can replace them while they are served.
    ...{ dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] },
    onNoMatch: ({ url = "/" }, response) => sendNotFound(root, url, response),
  });
  const headersFor = readHeadersFile(root);
  const requests: StaticServer["requests"][number][] = [];
  let faults: readonly SimulatedFault[] = [];

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/" } = request;
    if (url === prefix) return response.writeHead(301, { Location: `${prefix}/` }).end();
    if (!url.startsWith(`${prefix}/`)) return response.writeHead(404).end();
    request.url = url.slice(prefix.length);
    const [path = "/"] = request.url.split("?");
    requests.push({ path, response });
    const headers = { "Cache-Control": revalidate, ...headersFor(path), ...options.headers };
    response.setHeaders(new Map(Object.entries(headers)));
    faults = faults.filter(({ until }) => until !== path);
    if (!(await applyFaults(path, response, faults))) serve(request, response);
  };

  const server = createServer((request, response) => {
    // sirv does not close its streams when a file disappears or when the client disconnects.
    response.once("pipe", (file) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    respond(request, response).catch(() => response.destroy());
  });
  // nginx's default. With Node's 5 s, a client can send a request on a connection that is just closing.
  server.keepAliveTimeout = 75_000;
  await once(server.listen(port, "localhost"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    requests,
    setFaults: (next) => {
      faults = next;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

/** `npm run serve` */
if (require.main === module) {
  startServer({ root: "public", port: 9000 }).then(({ url }) => {
    console.log(`Serving on ${url} (Ctrl+C stops)`);
  });
}
