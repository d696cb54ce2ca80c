import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as secureRequest } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { buffer } from "node:stream/consumers";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path as it is. `fetch` would normalise it, follow redirects and decompress the body. */
export async function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? secureRequest : request;
  const options = { hostname, port, path, headers, method, rejectUnauthorized: false };
  const [response] = (await once(send(options).end(), "response")) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** Returns a port that is free on this machine for now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
