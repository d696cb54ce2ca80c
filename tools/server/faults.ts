import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What may go wrong: slowness, silence for a while, an error answer, a torn connection, or other JSON in the file's place. */
export type Fault = {
  /** A whole path, or a pattern tested against it. */
  match: RegExp | string;
  /** The path that ends it, as soon as that is asked for. */
  until?: string;
} & (
  | { kind: "delay"; ms: number }
  | { kind: "hold"; over: Promise<unknown> }
  | { kind: "fail"; status: number }
  | { kind: "cut" }
  | { kind: "replace"; body: string }
);

const fits = (path: string, { match }: Fault) =>
  typeof match === "string" ? match === path : match.test(path);

/** Lets half of the answer's first piece through, then hangs up. */
function cutShort(response: ServerResponse): void {
  const write = response.write.bind(response);
  const writeHalf = (piece: Buffer) =>
    write(piece.subarray(0, piece.length / 2), () => response.destroy());
  response.write = writeHalf as typeof response.write;
}

/**
 * Lets a path's faults happen, one after the other.
 * @returns whether one of them has answered the request
 */
export async function suffer(
  path: string,
  response: ServerResponse,
  faults: readonly Fault[],
): Promise<boolean> {
  for (const fault of faults.filter((each) => fits(path, each))) {
    if (fault.kind === "delay") await wait(fault.ms);
    if (fault.kind === "hold") await fault.over;
    if (fault.kind === "cut") cutShort(response);
    if (fault.kind === "fail") {
      response.writeHead(fault.status, { "Cache-Control": "no-store" }).end();
      return true;
    }
    if (fault.kind === "replace") {
      const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
      response.writeHead(200, headers).end(fault.body);
      return true;
    }
  }
  return false;
}
