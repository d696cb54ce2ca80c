/** @jest-environment node */
import { allowsRange, isFresh, validatorsOf } from "./validators";

const changed = Date.UTC(2025, 0, 15, 12, 0, 0, 500);
const validators = validatorsOf(1024, changed, "identity");
const { etag, lastModified } = validators;

test("another size, time or encoding is another tag", () => {
  const tags = [
    etag,
    validatorsOf(1025, changed, "identity").etag,
    validatorsOf(1024, changed + 1, "identity").etag,
    validatorsOf(1024, changed, "br").etag,
    validatorsOf(1024, changed, "gzip").etag,
  ];
  expect(new Set(tags).size).toBe(tags.length);
});

test.each([
  [{ "if-none-match": etag }, true],
  [{ "if-none-match": `W/${etag}` }, true],
  [{ "if-none-match": `"other", ${etag}` }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"other"' }, false],
  [{ "if-none-match": '"other"', "if-modified-since": lastModified }, false],
  [{ "if-modified-since": lastModified }, true],
  [{ "if-modified-since": "Wed, 15 Jan 2025 12:00:01 GMT" }, true],
  [{ "if-modified-since": "Wed, 15 Jan 2025 11:59:59 GMT" }, false],
  [{ "if-modified-since": "yesterday" }, false],
  [{}, false],
])("%j is fresh: %s", (headers, fresh) => {
  expect(isFresh(headers, validators)).toBe(fresh);
});

test.each([
  [undefined, true],
  [etag, true],
  [lastModified, true],
  ['"other"', false],
])("If-Range %s allows a range: %s", (ifRange, allowed) => {
  expect(allowsRange(ifRange, validators)).toBe(allowed);
});
