import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const thoroughBelow = 200 * 1024;

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const item of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

/** Compresses a text once: thoroughly when small, since a large one would keep the first visitor waiting. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return zip(body, { level: 9 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: body.length < thoroughBelow ? 11 : 5,
    },
  });
}

/** Remembers compressed bodies by file and time of change, so that a new build is seen at once. */
export function createCompressionCache() {
  const entries = new Map<string, { mtimeMs: number; body: Promise<Buffer> }>();
  return (file: string, mtimeMs: number, body: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding}:${file}`;
    const known = entries.get(key);
    if (known?.mtimeMs === mtimeMs) return known.body;
    const compressed = compress(body, encoding);
    entries.set(key, { mtimeMs, body: compressed });
    return compressed;
  };
}
