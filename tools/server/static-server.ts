import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { badDayFor, type Fault } from "./faults";
import { readLanguages } from "./languages";
import { listen } from "./listen";
import { type Reply, splitTarget, textReply } from "./reply";
import { send } from "./send";
import { createSiteReplies } from "./site-replies";

export interface ServerOptions {
  /** The built folder. */
  root: string;
  /** The wished port; 0 lets the system choose. */
  port: number;
  /** The name to listen on; the default is reachable from this machine only. */
  host?: string;
  faults?: readonly Fault[];
  /** Codes of the published languages; read from data/languages.json unless given. */
  languages?: readonly string[];
}

export interface RequestRecord {
  method: string;
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

const languagesFile = join(__dirname, "../../data/languages.json");

function unreadable(error: unknown): Reply {
  console.error(error);
  return textReply(500, "Cannot read the file");
}

/** Serves a built Gatsby folder as a good host would, with faults on request. */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { root, host = "localhost", languages = readLanguages(languagesFile) } = options;
  const replyTo = createSiteReplies(root, languages);
  const requests: RequestRecord[] = [];
  let faults = options.faults ?? [];

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", headers } = message;
    const request = { method, headers, ...splitTarget(message.url ?? "/") };
    const record: RequestRecord = { method, path: request.path, query: request.query };
    requests.push(record);
    const makeReply = () => replyTo(request).catch(unreadable);
    record.status = await send(response, request, makeReply, badDayFor(request.path, faults));
  };

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  const port = await listen(server, options.port, host);

  return {
    url: `http://localhost:${port}`,
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
