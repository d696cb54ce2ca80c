import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A simulated fault: a delay, a response that waits for a promise, an error status, a connection that
 * breaks in the middle of the response, or another JSON file in place of the requested one.
 */
export type SimulatedFault = {
  /** The whole path of a request, or a pattern for it. */
  match: RegExp | string;
  /** The fault ends with the first request for this path. */
  until?: string;
} & (
  | { kind: "delay"; ms: number }
  | { kind: "hold"; over: Promise<unknown> }
  | { kind: "fail"; status: number }
  | { kind: "cut" }
  | { kind: "replace"; body: string }
);

const matches = (path: string, { match }: SimulatedFault) =>
  typeof match === "string" ? match === path : match.test(path);

/** Sends half of the first chunk of the response, and then closes the connection. */
function cutShort(response: ServerResponse): void {
  const write = response.write.bind(response);
  const writeHalf = (chunk: Buffer) =>
    write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
  response.write = writeHalf as typeof response.write;
}

/** Applies the faults of a path in order. Returns true if one of them has sent the response. */
export async function applyFaults(
  path: string,
  response: ServerResponse,
  faults: readonly SimulatedFault[],
): Promise<boolean> {
  const noStore = { "Cache-Control": "no-store" };
  // Without a type, Firefox reports that the body is no XML.
  const json = { ...noStore, "Content-Type": "application/json" };
  for (const fault of faults.filter((each) => matches(path, each))) {
    if (fault.kind === "delay") await wait(fault.ms);
    if (fault.kind === "hold") await fault.over;
    if (fault.kind === "cut") cutShort(response);
    if (fault.kind === "fail") response.writeHead(fault.status, noStore).end();
    if (fault.kind === "replace") response.writeHead(200, json).end(fault.body);
    if (response.writableEnded) return true;
  }
  return false;
}
