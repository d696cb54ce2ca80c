import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { cacheControl } from "./cache-control";
import { contentType } from "./content-type";

export interface Request {
  method: string;
  /** The path as it was asked for, still encoded. */
  path: string;
  /** The query with its question mark, or nothing. */
  query: string;
  headers: IncomingHttpHeaders;
}

export interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Splits the target of a request line; the URL class would silently resolve "..", which must be refused. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf("?");
  return mark === -1
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark) };
}

/** A short plain answer, for errors that have no page. */
export function textReply(status: number, text: string, headers: OutgoingHttpHeaders = {}): Reply {
  return {
    status,
    headers: { "Content-Type": contentType("x.txt"), "Cache-Control": "no-store", ...headers },
    body: Buffer.from(`${text}\n`),
  };
}

/** Sends the client to the listed spelling of the address, with its query. */
export function redirectReply(to: string, { query }: Request): Reply {
  const location = `${to}${query}`;
  return textReply(301, `Moved to ${location}`, {
    "Cache-Control": cacheControl(to),
    Location: location,
  });
}
