import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { contentType } from "./content-type";
import type { BadDay, Outcome } from "./faults";
import { type Reply, type Request, textReply } from "./reply";

/** Sends a reply, or what the day's faults make of it. */
export async function send(
  response: ServerResponse,
  request: Request,
  makeReply: () => Promise<Reply>,
  { delayMs, outcome }: BadDay,
): Promise<number> {
  if (delayMs > 0) await wait(delayMs);
  const { status, headers, body } = spoiled(outcome, request) ?? (await makeReply());
  // 304 has no body, and a length there would describe the file that is not sent.
  const length = status === 304 ? {} : { "Content-Length": body.length };
  response.writeHead(status, { ...headers, ...length, "X-Content-Type-Options": "nosniff" });
  if (outcome?.kind === "cut") {
    const half = body.subarray(0, Math.floor(body.length / 2));
    response.flushHeaders();
    response.write(half, () => response.destroy());
  } else {
    // Node itself leaves the body out of the answer to a HEAD request.
    response.end(body);
  }
  return status;
}

function spoiled(outcome: Outcome | undefined, { path }: Request): Reply | undefined {
  if (outcome?.kind === "fail") return textReply(outcome.status, "This failure was asked for");
  if (outcome?.kind !== "replace") return undefined;
  const type = outcome.type ?? contentType(path);
  return {
    status: 200,
    headers: { "Content-Type": type, "Cache-Control": "no-store" },
    body: Buffer.from(outcome.body),
  };
}
