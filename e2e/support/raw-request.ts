import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";

interface Answer {
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
