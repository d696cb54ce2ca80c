/** @jest-environment node */
import fc from "fast-check";
import { checkDigit, gtinLengths, readGtin } from "./gtin";
import { applicationIdentifiers, type IdentifierName, type Identifiers } from "./identifiers";
import { digitalLinkUri, isAi, parseDigitalLink, parseElementString } from "./uri";

const host = "https://id.gs1.org";
const gtin = "09506000134352";
const stem = `${host}/01/${gtin}`;
const yearNow = 2026;

test.each([
  [host, { batch: "" }, stem],
  [host, { gtin: "1" }, `${host}/01/00000000000001`],
  ["https://example.com/id/", {}, `https://example.com/id/01/${gtin}`],
  [host, { expiry: "280531", bestBefore: "280500" }, `${stem}?15=280500&17=280531`],
  [host, { batch: "A-/.!'()*" }, `${stem}/10/A-%2F.%21%27%28%29%2A`],
])("on %s, %j is %s", (base, identifiers, uri) => {
  expect(digitalLinkUri(base, { gtin, ...identifiers })).toBe(uri);
});

// Verdicts of GS1's own syntax engine.
test.each([
  [
    "https://example.com/some/path/01/09506000134352/10/ABC123?17=271231",
    { gtin, batch: "ABC123", expiry: "271231" },
  ],
  ["HTTPS://ID.GS1.ORG/01/09506000134352#part", { gtin }],
  [`${stem}/10/01`, { gtin, batch: "01" }],
  [`https://example.com/01/${gtin.slice(2)}/01/${gtin}`, { gtin }],
])("the URI %s is valid", (uri, identifiers) => {
  expect(parseDigitalLink(uri, yearNow)).toEqual({ value: { identifiers, others: [] } });
});

test.each([
  ["a GTIN of 13 digits", `${host}/01/9506000134352`, { kind: "length", count: 13 }],
  ["qualifiers in another order", `${stem}/21/12345/10/ABC123`, { kind: "order" }],
  ["a qualifier twice", `${stem}/10/A/10/B`, { kind: "order" }],
  ["the expiry in the path", `${stem}/17/271231`, { kind: "link" }],
  ["a qualifier in the query", `${stem}?21=A`, { kind: "link" }],
  ["a date twice", `${stem}?17=271231&17=281231`, { kind: "link" }],
  ["a batch of dots, which browsers take for a way up", `${stem}/10/%2E`, { kind: "dots" }],
  ["month 13", `${stem}?17=271331`, { kind: "month" }],
  ["a raw space", `${stem}/10/A B`, { kind: "link" }],
  ["an encoded space", `${stem}/10/A%20B`, { kind: "character", characters: [" "] }],
  ["a slash at the end", `${stem}/`, { kind: "link" }],
  ["an empty batch", `${stem}/10/`, { kind: "part", code: "10" }],
  ["a broken encoding", `${stem}/10/A%2`, { kind: "link" }],
  ["digits of another script", `${host}/01/٠٩٥٠٦٠٠٠١٣٤٣٥٢`, { kind: "digits" }],
  ["another scheme", "ftp://id.gs1.org/01/09506000134352", { kind: "link" }],
  ["no key", "https://example.com/", { kind: "link" }],
])("a URI with %s is invalid", (_, uri, fault) => {
  expect(parseDigitalLink(uri, yearNow)).toEqual({ fault });
});

test.each([
  [`(10)A(2024)B(01) ${gtin}`, { gtin, batch: "A(2024)B" }, []],
  [
    `(01)${gtin}(11)260101(3103)000750(10)LOT1(90)X-1`,
    { gtin, batch: "LOT1" },
    ["11", "3103", "90"],
  ],
])("reads the element string %s", (text, identifiers, others) => {
  expect(parseElementString(text, yearNow)).toEqual({ value: { identifiers, others } });
});

test("names the Application Identifiers in the query that the site does not use", () => {
  const uri = `${stem}/10/A?11=260101&foo=bar&17=271231&3103=000750&2024=x`;
  const identifiers = { gtin, batch: "A", expiry: "271231" };
  expect(parseDigitalLink(uri, yearNow).value).toEqual({ identifiers, others: ["11", "3103"] });
});

test.each([
  ["(10)ABC123", { kind: "link" }],
  [`x(01)${gtin}`, { kind: "link" }],
  [`(01)${gtin}(01)${gtin}`, { kind: "link" }],
  [`(01)${gtin}(10)`, { kind: "part", code: "10" }],
  [`(01)${gtin}(05)1`, { kind: "digits" }],
])("rejects the element string %p: %j", (text, fault) => {
  expect(parseElementString(text, yearNow)).toEqual({ fault });
});

test("knows the Application Identifiers of two, three and four digits", () => {
  const texts = ["01", "22", "240", "3103", "8200", "05", "23", "2024", "310", "x1"];
  expect(texts.filter(isAi)).toEqual(["01", "22", "240", "3103", "8200"]);
});

const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const qualifier = fc
  .string({ unit: fc.constantFrom(...set82), minLength: 1, maxLength: 20 })
  .filter((text) => !/^\.{1,2}$/.test(text));
const date = fc
  .tuple(fc.nat(99), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 28 }))
  .map((numbers) => numbers.map((each) => String(each).padStart(2, "0")).join(""));
const number = fc
  .tuple(fc.constantFrom(...gtinLengths), fc.nat(10 ** 13 - 1))
  .map(([length, digits]) =>
    String(digits)
      .padStart(13, "0")
      .slice(1 - length),
  )
  .map((digits) => (digits + checkDigit(digits)).padStart(14, "0"))
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
      // In an element string, a value that contains something like an identifier in brackets is ambiguous.
      if (Object.values(rest).some((value) => /\(\d{2,4}\)/.test(value))) return;
      const elements = Object.entries(identifiers) as [IdentifierName, string][];
      const bracketed = elements.map(
        ([name, value]) => `(${applicationIdentifiers[name]})${value}`,
      );
      expect(parseElementString(bracketed.join(""), yearNow)).toEqual(read);
    }),
  );
});
