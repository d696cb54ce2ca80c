import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { type Fault, suffer } from "./faults";
import { readHeadersFile } from "./headers-file";

interface ServerOptions {
  /** The built folder. */
  root: string;
  /** The path below which the site lies, like "/site"; it lies at the top without one. */
  prefix?: string;
  /** One that is free, if none is named. */
  port?: number;
  /** Sent with every answer beside what the folder's `_headers` names. */
  headers?: Readonly<Record<string, string>>;
}

interface RequestRecord {
  /** Without prefix and query. */
  path: string;
  /** Absent until the answer has begun. */
  readonly status: number | undefined;
}

export interface StaticServer {
  url: string;
  /** Every request so far, in order of arrival. */
  requests: readonly RequestRecord[];
  /** Replaces the simulated faults; an empty list ends the bad day. */
  setFaults(faults: readonly Fault[]): void;
  close(): Promise<void>;
}

/** What hosts send with what `_headers` lets nobody keep. */
const revalidate = "public, max-age=0, must-revalidate";

/**
 * How long a connection without a request is kept, in ms, as nginx keeps it. Node's own 5 s end where
 * clients begin to use it again, and a request that meets the end is lost.
 */
const idleTime = 75_000;

/** Answers an unknown address in its language, as the hosts do: /ar/nope with ar/404.html. */
function answerNotFound(root: string, path: string, response: ServerResponse): void {
  const language = /^\/([A-Za-z-]+)\//.exec(path)?.[1] ?? "";
  const file = [language, ""].map((folder) => join(root, folder, "404.html")).find(existsSync);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": revalidate };
  response.writeHead(404, headers).end(file ? readFileSync(file) : "Not found");
}

/** Answers with the files of a folder: /privacy with privacy.html, compressed as the build left it. */
function filesOf(root: string) {
  const files = sirv(root, {
    // Nothing is remembered: the next version of the site may take its place while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    onNoMatch: ({ url = "/" }, response) => answerNotFound(root, url, response),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    // sirv does neither: a file may have gone since it was found, a visitor may go before its end.
    response.once("pipe", (file) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    files(request, response);
  };
}

/** Serves a built site as a good host would: with its own headers, and with faults on request. */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { root, prefix = "", port = 0 } = options;
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const serve = filesOf(root);
  const headersFor = readHeadersFile(root);
  const requests: RequestRecord[] = [];
  let faults: readonly Fault[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = request.url ?? "/";
    if (asked === prefix) return response.writeHead(301, { Location: `${prefix}/` }).end();
    if (!asked.startsWith(`${prefix}/`)) return response.writeHead(404).end();
    request.url = asked.slice(prefix.length);
    const [path = "/"] = request.url.split("?");
    requests.push({
      path,
      get status() {
        return response.headersSent ? response.statusCode : undefined;
      },
    });
    const headers = { "Cache-Control": revalidate, ...headersFor(path), ...options.headers };
    response.setHeaders(new Map(Object.entries(headers)));
    faults = faults.filter(({ until }) => until !== path);
    if (!(await suffer(path, response, faults))) serve(request, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = idleTime;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // Reachable from this machine only.
    server.listen(port, "localhost", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    requests,
    setFaults: (next) => {
      faults = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
