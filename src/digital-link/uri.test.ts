/** @jest-environment node */
import { digitalLinkUri } from "./uri";

const host = "https://id.gs1.org";

test.each([
  ["09506000134352", undefined, "https://id.gs1.org/01/09506000134352"],
  ["09506000134352", "L2417", "https://id.gs1.org/01/09506000134352/10/L2417"],
  ["09506000134352", "", "https://id.gs1.org/01/09506000134352"],
])("GTIN %s, batch %p: %s", (gtin, batch, uri) => {
  expect(digitalLinkUri(host, batch === undefined ? { gtin } : { gtin, batch })).toBe(uri);
});

test.each([
  ["https://example.com/", "https://example.com/01/00000000000001"],
  ["https://example.com/id", "https://example.com/id/01/00000000000001"],
])("a slash at the end of the host is not doubled, and a path stays: %s", (base, uri) => {
  expect(digitalLinkUri(base, { gtin: "1" })).toBe(uri);
});

test.each([
  [{ bestBefore: "280500" }, "?15=280500"],
  [{ expiry: "280531" }, "?17=280531"],
  [{ expiry: "280531", bestBefore: "280500" }, "?15=280500&17=280531"],
])("writes the dates %j into the query: %s", (dates, query) => {
  expect(digitalLinkUri(host, { gtin: "1", ...dates })).toBe(`${host}/01/00000000000001${query}`);
});
