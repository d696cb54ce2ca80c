import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { badDayFor, type Fault } from "./faults";
import { readHeadersFile } from "./headers-file";
import { readLanguages } from "./languages";
import { listen } from "./listen";
import { belowPrefix, pathBelow } from "./prefix";
import { type Reply, splitTarget, textReply } from "./reply";
import { send } from "./send";
import { createSiteReplies } from "./site-replies";

export interface ServerOptions {
  /** The built folder. */
  root: string;
  /** The path below which the site lies, like "/site"; it lies at the top without one. */
  prefix?: string;
  /** The wished port; 0 lets the system choose. */
  port: number;
  /** The name to listen on; the default is reachable from this machine only. */
  host?: string;
  faults?: readonly Fault[];
  /** Sent with every answer beside what the site's host would send. */
  headers?: OutgoingHttpHeaders;
  /** Codes of the published languages; read from data/languages.json unless given. */
  languages?: readonly string[];
}

export interface RequestRecord {
  method: string;
  /** Without the prefix. */
  path: string;
  query: string;
  /** Absent until the answer has begun. */
  status?: number;
}

export interface StaticServer {
  url: string;
  /** The port in use, which differs from the wished one if that was taken. */
  port: number;
  /** Every request so far, in order of arrival. */
  requests: readonly RequestRecord[];
  /** Replaces the simulated faults; an empty list ends the bad day. */
  setFaults(faults: readonly Fault[]): void;
  close(): Promise<void>;
}

/**
 * How long a connection without a request is kept, in ms, as nginx keeps it. Node's own 5 s end where
 * clients begin to use it again, and a request that meets the end is lost.
 */
const idleTime = 75_000;

const languagesFile = join(__dirname, "../../data/languages.json");

function unreadable(error: unknown): Reply {
  console.error(error);
  return textReply(500, "Cannot read the file");
}

/** Serves a built Gatsby folder as a good host would, with faults on request. */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { root, prefix = "", host = "localhost" } = options;
  const { languages = readLanguages(languagesFile) } = options;
  const replyTo = belowPrefix(prefix, createSiteReplies(root, languages));
  const headersFor = readHeadersFile(root);
  const requests: RequestRecord[] = [];
  let faults = options.faults ?? [];

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", headers } = message;
    const request = { method, headers, ...splitTarget(message.url ?? "/") };
    const path = pathBelow(prefix, request.path) ?? request.path;
    const record: RequestRecord = { method, path, query: request.query };
    requests.push(record);
    const makeReply = async () => {
      const reply = await replyTo(request).catch(unreadable);
      const own = headersFor(path);
      return { ...reply, headers: { ...own, ...reply.headers, ...options.headers } };
    };
    record.status = await send(response, request, makeReply, badDayFor(path, faults));
  };

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = idleTime;
  const port = await listen(server, options.port, host);

  return {
    url: `http://localhost:${port}${prefix}`,
    port,
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
