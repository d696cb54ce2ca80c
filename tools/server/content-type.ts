import { extname } from "node:path";

const utf8 = "charset=utf-8";

const types: Readonly<Record<string, string>> = {
  ".html": `text/html; ${utf8}`,
  ".css": `text/css; ${utf8}`,
  ".js": `text/javascript; ${utf8}`,
  ".mjs": `text/javascript; ${utf8}`,
  ".txt": `text/plain; ${utf8}`,
  ".json": `application/json; ${utf8}`,
  ".map": `application/json; ${utf8}`,
  ".webmanifest": `application/manifest+json; ${utf8}`,
  ".xml": `application/xml; ${utf8}`,
  ".svg": `image/svg+xml; ${utf8}`,
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
};

/** The Content-Type of a file, by the ending of its name. */
export function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** Whether a file of this type becomes smaller by compression: every text does, images and fonts do not. */
export function isText(type: string): boolean {
  return type.endsWith(utf8);
}
