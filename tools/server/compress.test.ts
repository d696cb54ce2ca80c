/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { chooseEncoding, compress, createCompressionCache } from "./compress";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=0.8, br;q=0", "gzip"],
  ["br; q=0.1", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding %s gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("a compressed text can be read again, large ones too", async () => {
  for (const text of ["<p>Hello</p>", "abc ".repeat(60_000)]) {
    const body = Buffer.from(text);
    expect(brotliDecompressSync(await compress(body, "br")).equals(body)).toBe(true);
    expect(gunzipSync(await compress(body, "gzip")).equals(body)).toBe(true);
    expect(await compress(body, "identity")).toBe(body);
  }
});

test("the cache compresses once per encoding, and again when the file has changed", async () => {
  const cached = createCompressionCache();
  const first = await cached("a.html", 1, Buffer.from("one"), "br");
  expect(await cached("a.html", 1, Buffer.from("one"), "br")).toBe(first);
  expect(gunzipSync(await cached("a.html", 1, Buffer.from("one"), "gzip")).toString()).toBe("one");
  const changed = await cached("a.html", 2, Buffer.from("two"), "br");
  expect(brotliDecompressSync(changed).toString()).toBe("two");
});
