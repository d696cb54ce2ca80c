import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { inside } from "./inside";

/**
 * The module by which Gatsby gets the next page's files ahead. It gives way to one that every
 * browser's policy allows (src/app/prefetch.ts).
 */
export function prefetching(): string {
  const file = resolve(".cache/prefetch.js");
  return inside(existsSync(file) ? file : null, ".cache/prefetch.js of Gatsby 5.16");
}
