/** @jest-environment node */
import { isComplete, judge, mayBeComplete, readPasted } from "./judge";

const none = { gtin: "", variant: "", batch: "", serial: "", bestBefore: "", expiry: "" };
const gtin = "09506000134352";

test("a number is read without its marks, in digits of any script", () => {
  const entries = { ...none, gtin: "٩-٥٠٦٠٠٠١٣٤٣٥٢" };
  expect(judge(entries, 2026)).toEqual({ gtin, identifiers: { gtin }, faults: {} });
});

test("reports what is wrong with a pasted link", () => {
  const entries = { ...none, gtin: `https://example.com/01/${gtin}/10/` };
  expect(judge(entries, 2026).faults).toEqual({ gtin: { kind: "part", code: "10" } });
});

test("reads each field as its kind", () => {
  const entries = {
    ...none,
    gtin,
    batch: " L2417 ",
    serial: "1",
    bestBefore: "27 12 00",
    expiry: "27 12 31",
  };
  expect(judge(entries, 2026).identifiers).toEqual({
    gtin,
    batch: "L2417",
    serial: "1",
    bestBefore: "271200",
    expiry: "271231",
  });
});

test("reports each fault by its field, and returns no identifiers", () => {
  const entries = { ...none, gtin: "9506000134353", batch: "A B", expiry: "271331" };
  expect(judge(entries, 2026)).toEqual({
    faults: {
      gtin: { kind: "checkDigit", count: 13 },
      batch: { kind: "character", characters: [" "] },
      expiry: { kind: "month" },
    },
  });
});

test("reports only the number as missing", () => {
  expect(judge(none, 2026)).toEqual({ faults: { gtin: { kind: "empty" } } });
});

test("distinguishes a link or an element string from a number", () => {
  for (const text of [
    `https://id.gs1.org/01/${gtin}/10/A`,
    `\u200e(01)${gtin}(10)A`,
    `01${gtin}10A`,
  ]) {
    expect(readPasted(text, 2026)?.value?.identifiers).toEqual({ gtin, batch: "A" });
  }
  expect(readPasted("https://example.com", 2026)?.fault).toEqual({ kind: "link" });
  expect(readPasted(gtin, 2026)).toBeUndefined();
});

test.each([
  [gtin, true, true],
  ["9506000134352", true, true],
  ["9506000134353", true, false],
  ["٩٥٠٦٠٠٠١٣٤٣٥٣", true, false],
  ["950600013435", false, true],
  ["012345678905", false, true],
  ["96385074", false, true],
  ["96385075", false, false],
  ["95060", false, false],
  [`(01)${gtin}`, false, false],
])("%s is complete: %p; it may be: %p", (text, complete, maybe) => {
  expect(isComplete(text)).toBe(complete);
  expect(mayBeComplete(text)).toBe(maybe);
});
