import { brotli, firstDecoded } from "./compressed";

const words = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 4001}`).join(" ");
const text = Buffer.from(words);

test("a part of the stream is a part of the text, from its beginning", () => {
  const first = firstDecoded(text, 2000);
  expect(first.length).toBeGreaterThan(2000);
  expect(first.length).toBeLessThan(text.length);
  expect(text.subarray(0, first.length).equals(first)).toBe(true);
});

test("the whole stream is the whole text", () => {
  expect(firstDecoded(text, brotli(text).length).equals(text)).toBe(true);
});
