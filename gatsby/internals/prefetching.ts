import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { inside } from "./inside";

/**
 * The module by which Gatsby gets the next page's files ahead, as the build copies it. It gives way to
 * one that every browser's policy allows (src/app/prefetch.ts).
 */
export function prefetching(): string {
  const isThere = existsSync(resolve("node_modules/gatsby/cache-dir/prefetch.js"));
  return inside(isThere ? resolve(".cache/prefetch.js") : null, "prefetch.js of Gatsby 5.16");
}
