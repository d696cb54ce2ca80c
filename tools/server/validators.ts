import type { IncomingHttpHeaders } from "node:http";
import type { Encoding } from "./compress";

export interface Validators {
  etag: string;
  lastModified: string;
}

/** Names one version of a file in one encoding; two encodings are different bytes, so different tags. */
export function validatorsOf(size: number, mtimeMs: number, encoding: Encoding): Validators {
  const version = `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}`;
  return {
    etag: encoding === "identity" ? `"${version}"` : `"${version}-${encoding}"`,
    lastModified: new Date(mtimeMs).toUTCString(),
  };
}

/** Whether the client's copy is still good (answer 304). If-None-Match outranks If-Modified-Since. */
export function isFresh(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    return tags.split(",").some((tag) => tag.trim() === "*" || bare(tag) === etag);
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return Date.parse(lastModified) <= since;
}

/** Whether a Range may be honoured: If-Range is absent or names this very version. */
export function allowsRange(ifRange: string | undefined, validators: Validators): boolean {
  return (
    ifRange === undefined || ifRange === validators.etag || ifRange === validators.lastModified
  );
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
