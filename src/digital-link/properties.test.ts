/** @jest-environment node */
import fc from "fast-check";
import { checkDigit } from "./check-digit";
import { parseElementString } from "./element-string";
import { gtinLengths } from "./gtin";
import { applicationIdentifiers, type IdentifierName, type Identifiers } from "./identifiers";
import { parseDigitalLink } from "./parse-uri";
import { digitalLinkUri } from "./uri";

const yearNow = 2026;
const digit = fc.constantFrom(..."0123456789");
const set82 = `!"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;
const component = fc.string({ unit: fc.constantFrom(...set82), minLength: 1, maxLength: 20 });
const date = fc
  .tuple(fc.nat(99), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 28 }))
  .map((numbers) => numbers.map((each) => String(each).padStart(2, "0")).join(""));

const number = (length: number) =>
  fc
    .string({ unit: digit, minLength: length - 1, maxLength: length - 1 })
    .map((digits) => digits + checkDigit(digits));

const elementString = (identifiers: Identifiers) =>
  (Object.entries(identifiers) as [IdentifierName, string][])
    .map(([name, value]) => `(${applicationIdentifiers[name]})${value}`)
    .join("");

describe.each(gtinLengths)("numbers of %d digits", (length) => {
  test("what is built is read back, in both notations", () => {
    const qualifiers = fc.record(
      { variant: component, batch: component, serial: component, bestBefore: date, expiry: date },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(number(length), qualifiers, (gtin, rest) => {
        const identifiers: Identifiers = { ...rest, gtin: gtin.padStart(14, "0") };
        const uri = digitalLinkUri("https://id.gs1.org", { ...rest, gtin });
        expect(parseDigitalLink(uri, yearNow)).toEqual({ value: identifiers });
        expect(uri).toMatch(/^[\w\-.~:/?=&%]+$/);
        // A value may hold what looks like an identifier in brackets; only the URI can tell them apart.
        if (Object.values(rest).some((value) => /\(\d\d\)/.test(value))) return;
        expect(parseElementString(elementString(identifiers), yearNow).value).toEqual(identifiers);
      }),
    );
  });
});
