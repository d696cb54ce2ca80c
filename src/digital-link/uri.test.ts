/** @jest-environment node */
import fc from "fast-check";
import { parseElementString } from "./element-string";
import { checkDigit, readGtin } from "./gtin";
import {
  applicationIdentifiers,
  type IdentifierName,
  type Identifiers,
  set82,
} from "./identifiers";
import { digitalLinkUri, parseDigitalLink } from "./uri";

const host = "https://id.gs1.org";
const gtin = "09506000134352";
const yearNow = 2026;

test.each([
  [host, {}, `${host}/01/${gtin}`],
  [host, { batch: "" }, `${host}/01/${gtin}`],
  [host, { gtin: "1" }, `${host}/01/00000000000001`],
  ["https://example.com/", {}, `https://example.com/01/${gtin}`],
  ["https://example.com/id", {}, `https://example.com/id/01/${gtin}`],
  [host, { expiry: "280531", bestBefore: "280500" }, `${host}/01/${gtin}?15=280500&17=280531`],
  [host, { batch: "AB-12/3" }, `${host}/01/${gtin}/10/AB-12%2F3`],
  [host, { batch: "!'()*" }, `${host}/01/${gtin}/10/%21%27%28%29%2A`],
])("on %s, %j is %s", (base, identifiers, uri) => {
  expect(digitalLinkUri(base, { gtin, ...identifiers })).toBe(uri);
});

const stem = `${host}/01/${gtin}`;

// Verdicts of GS1's own syntax engine.
test.each([
  [
    "https://example.com/some/path/01/09506000134352/10/ABC123?17=271231",
    { gtin, batch: "ABC123", expiry: "271231" },
  ],
  ["HTTPS://ID.GS1.ORG/01/09506000134352", { gtin }],
  [`${stem}?foo=bar&17=271231`, { gtin, expiry: "271231" }],
  [`${stem}/10/01`, { gtin, batch: "01" }],
  [`https://example.com/01/${gtin.slice(2)}/01/${gtin}`, { gtin }],
  [`${stem}#part`, { gtin }],
])("%s is valid", (uri, identifiers) => {
  expect(parseDigitalLink(uri, yearNow)).toEqual({ value: { identifiers, others: [] } });
});

test("names the Application Identifiers in the query that the site does not use", () => {
  const { value } = parseDigitalLink(
    `${stem}/10/A?11=260101&foo=bar&17=271231&3103=000750&2024=x`,
    yearNow,
  );
  expect(value?.identifiers).toEqual({ gtin, batch: "A", expiry: "271231" });
  expect(value?.others).toEqual(["11", "3103"]);
});

test.each([
  ["the order", `${stem}/21/12345/10/ABC123`, { kind: "order" }],
  ["the expiry in the path", `${stem}/17/271231`, { kind: "link" }],
  ["a qualifier in the query", `${stem}?21=A`, { kind: "link" }],
  ["words for numbers", "https://id.gs1.org/gtin/09506000134352", { kind: "link" }],
  ["a date twice", `${stem}?17=271231&17=281231`, { kind: "link" }],
  [
    "an encoded batch of dots, which browsers take for a way up",
    `${stem}/10/%2E`,
    { kind: "dots" },
  ],
  ["a raw space", `${stem}/10/A B`, { kind: "link" }],
  ["an encoded space", `${stem}/10/A%20B`, { kind: "character", characters: [" "] }],
  ["a slash at the end", `${stem}/`, { kind: "link" }],
  ["a broken encoding", `${stem}/10/A%2`, { kind: "link" }],
  ["no scheme", "id.gs1.org/01/09506000134352", { kind: "link" }],
])("%s is invalid", (_, uri, fault) => {
  expect(parseDigitalLink(uri, yearNow)).toEqual({ fault });
});

const qualifier = fc
  .string({ unit: fc.constantFrom(...set82), minLength: 1, maxLength: 20 })
  .filter((text) => !/^\.{1,2}$/.test(text));
const date = fc
  .tuple(fc.nat(99), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 28 }))
  .map((numbers) => numbers.map((each) => String(each).padStart(2, "0")).join(""));
const number = fc
  .nat(10 ** 13 - 1)
  .map((digits) => String(digits).padStart(13, "0"))
  .map((digits) => digits + checkDigit(digits))
  .filter((digits) => readGtin(digits).value !== undefined);

test("reads every notation that it writes", () => {
  const others = fc.record(
    { variant: qualifier, batch: qualifier, serial: qualifier, bestBefore: date, expiry: date },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(number, others, (gtin, rest) => {
      const identifiers: Identifiers = { ...rest, gtin };
      const read = { value: { identifiers, others: [] } };
      const uri = digitalLinkUri(host, identifiers);
      expect(uri).toMatch(/^[\w\-.~:/?=&%]+$/);
      expect(parseDigitalLink(uri, yearNow)).toEqual(read);
      const elements = (Object.entries(identifiers) as [IdentifierName, string][]).map(
        ([name, value]) => [applicationIdentifiers[name], value],
      );
      const scanned = elements.map(([ai, value]) => `${ai}${value}\x1d`).join("");
      expect(parseElementString(`]d2${scanned}`, yearNow)).toEqual(read);
      // In brackets, a value that contains something like an identifier in brackets is ambiguous.
      if (Object.values(rest).some((value) => /\(\d{2,4}\)/.test(value))) return;
      const bracketed = elements.map(([ai, value]) => `(${ai})${value}`).join("");
      expect(parseElementString(bracketed, yearNow)).toEqual(read);
    }),
  );
});
