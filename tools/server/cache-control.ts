import { immutable, isImmutable, revalidate } from "../../gatsby/finish/hosts/cache-rules";

/** How long a browser may keep what this path answers: by the rules that every host recipe has. */
export function cacheControl(path: string): string {
  return isImmutable(path) ? immutable : revalidate;
}
