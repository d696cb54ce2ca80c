import type { OutgoingHttpHeaders } from "node:http";
import { cacheControl } from "./cache-control";
import { chooseEncoding, createCompressionCache } from "./compress";
import { contentType, isText } from "./content-type";
import { parseRange } from "./range";
import type { Reply, Request } from "./reply";
import type { StoredFile } from "./site-folder";
import { allowsRange, isFresh, validatorsOf } from "./validators";

const nothing = Buffer.alloc(0);

/** Makes the function that answers with a file: compressed, conditional, or a part of it. */
export function createFileReplies() {
  const compressed = createCompressionCache();

  return async (file: string, stored: StoredFile, status: 200 | 404, request: Request) => {
    const type = contentType(file);
    const encoding = isText(type) ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
    const headers: OutgoingHttpHeaders = {
      "Content-Type": type,
      "Cache-Control": status === 200 ? cacheControl(request.path) : cacheControl("/404"),
    };
    if (isText(type)) headers.Vary = "Accept-Encoding";
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    const body = await compressed(file, stored.mtimeMs, stored.body, encoding);
    if (status === 404) return { status, headers, body };

    const validators = validatorsOf(stored.body.length, stored.mtimeMs, encoding);
    headers.ETag = validators.etag;
    headers["Last-Modified"] = validators.lastModified;
    if (isFresh(request.headers, validators)) return { status: 304, headers, body: nothing };
    if (encoding !== "identity") return { status, headers, body };

    headers["Accept-Ranges"] = "bytes";
    const mayRange = request.method === "GET" && allowsRange(ifRange(request), validators);
    return mayRange ? rangeReply(request.headers.range, headers, body) : { status, headers, body };
  };
}

function ifRange({ headers }: Request): string | undefined {
  const value = headers["if-range"];
  return Array.isArray(value) ? value[0] : value;
}

function rangeReply(range: string | undefined, headers: OutgoingHttpHeaders, body: Buffer): Reply {
  const size = body.length;
  const wanted = parseRange(range, size);
  if (wanted === "whole") return { status: 200, headers, body };
  if (wanted === "unsatisfiable") {
    const refusal = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return { status: 416, headers: { ...headers, ...refusal }, body: nothing };
  }
  const { start, end } = wanted;
  return {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${start}-${end}/${size}` },
    body: body.subarray(start, end + 1),
  };
}
