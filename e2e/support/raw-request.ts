import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as secureRequest } from "node:https";
import { buffer } from "node:stream/consumers";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path just as it is written: fetch would tidy it, follow redirects and unpack the body. */
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
