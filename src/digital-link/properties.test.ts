/** @jest-environment node */
import fc from "fast-check";
import { parseElementString } from "./element-string";
import { checkDigit, gtinLengths, readGtin } from "./gtin";
import { applicationIdentifiers, type IdentifierName, type Identifiers } from "./identifiers";
import { parseDigitalLink } from "./parse-uri";
import { digitalLinkUri } from "./uri";

const yearNow = 2026;
const digit = fc.constantFrom(..."0123456789");
const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const component = fc
  .string({ unit: fc.constantFrom(...set82), minLength: 1, maxLength: 20 })
  .filter((text) => !/^\.{1,2}$/.test(text));
const date = fc
  .tuple(fc.nat(99), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 28 }))
  .map((numbers) => numbers.map((each) => String(each).padStart(2, "0")).join(""));

const number = (length: number) =>
  fc
    .string({ unit: digit, minLength: length - 1, maxLength: length - 1 })
    .map((digits) => digits + checkDigit(digits))
    .filter((digits) => readGtin(digits).value !== undefined);

const elements = (identifiers: Identifiers) =>
  (Object.entries(identifiers) as [IdentifierName, string][]).map(
    ([name, value]) => [applicationIdentifiers[name], value] as const,
  );

const bracketed = (identifiers: Identifiers) =>
  elements(identifiers)
    .map(([code, value]) => `(${code})${value}`)
    .join("");

/** As a scanner sends it, with FNC1 after each. */
const scanned = (identifiers: Identifiers) =>
  `]d2${elements(identifiers)
    .map(([code, value]) => `${code}${value}\x1d`)
    .join("")}`;

describe.each(gtinLengths)("numbers of %d digits", (length) => {
  test("reads every notation that it writes", () => {
    const qualifiers = fc.record(
      { variant: component, batch: component, serial: component, bestBefore: date, expiry: date },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(number(length), qualifiers, (gtin, rest) => {
        const identifiers: Identifiers = { ...rest, gtin: gtin.padStart(14, "0") };
        const uri = digitalLinkUri("https://id.gs1.org", { ...rest, gtin });
        const read = { value: { identifiers, others: [] } };
        expect(parseDigitalLink(uri, yearNow)).toEqual(read);
        expect(uri).toMatch(/^[\w\-.~:/?=&%]+$/);
        expect(parseElementString(scanned(identifiers), yearNow)).toEqual(read);
        // A value may hold what looks like an identifier in brackets; only the others can tell them apart.
        if (Object.values(rest).some((value) => /\(\d{2,4}\)/.test(value))) return;
        expect(parseElementString(bracketed(identifiers), yearNow)).toEqual(read);
      }),
    );
  });
});

const parts = fc.constantFrom(
  "(",
  ")",
  "01",
  "09506000134352",
  "10",
  "A",
  "17",
  "271231",
  "\x1d",
  "9",
);

test("never throws for an element string", () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (texts) => {
      const { value, fault } = parseElementString(texts.join(""), yearNow);
      expect([value, fault].filter(Boolean)).toHaveLength(1);
      if (value) expect(readGtin(value.identifiers.gtin).value).toBe(value.identifiers.gtin);
    }),
  );
});
