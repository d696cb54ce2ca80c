import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * A webpack plugin that makes the hash of a build follow from its chunks alone. Gatsby writes this hash into
 * every page. webpack's own also depends on which style sheets it has compiled and not read from its cache, so
 * that a second build of the same files would change every page.
 */
export const stableHash = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("stable-hash", (compilation) => {
      compilation.hooks.afterHash.tap("stable-hash", () => {
        const hashes = [...compilation.chunks].map(({ hash }) => hash).sort();
        // As long as webpack's own.
        compilation.hash = createHash("sha256").update(hashes.join()).digest("hex").slice(0, 20);
      });
    });
  },
};
