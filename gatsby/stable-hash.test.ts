/** @jest-environment node */
import type { Compiler } from "webpack";
import { stableHash } from "./stable-hash";

/** Returns the hash of a build with chunks of some hashes, and with compilations of style sheets. */
function hashOf(chunks: string[], styleSheets: string[] = []): string {
  const compilation = {
    hash: styleSheets.join(),
    chunks: new Set(chunks.map((hash) => ({ hash }))),
    children: styleSheets.map((hash) => ({ hash })),
    hooks: { afterHash: { tap: (_: string, run: () => void) => run() } },
  };
  const thisCompilation = { tap: (_: string, run: (each: object) => void) => run(compilation) };
  stableHash.apply({ hooks: { thisCompilation } } as unknown as Compiler);
  return compilation.hash;
}

const hash = hashOf(["a1", "b2"]);

test("the hash of a build depends on neither the order of chunks nor the compiled style sheets", () => {
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(hashOf(["b2", "a1"], ["c3"])).toBe(hash);
});

test("a changed chunk changes the hash of a build", () => {
  expect(hashOf(["a1", "b3"])).not.toBe(hash);
});
