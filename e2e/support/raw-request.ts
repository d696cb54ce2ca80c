import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { connect, type Socket } from "node:net";
import { connect as secureConnect } from "node:tls";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path just as it is written: fetch would tidy it, follow redirects and unpack the body. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? secureRequest : request;
  const options = { hostname, port, path, headers, method, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

/**
 * Sends bytes that no client would, and returns the status of the answer; 0 where the server hangs up
 * without one.
 */
export function sendRaw(origin: string, bytes: string): Promise<{ status: number; text: string }> {
  const { protocol, hostname: host, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = "";
    const to = { host, port: Number(port), rejectUnauthorized: false };
    const send = () => socket.write(bytes, "latin1");
    const socket: Socket = protocol === "https:" ? secureConnect(to, send) : connect(to, send);
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(3000, end);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", end).on("close", end);
  });
}
