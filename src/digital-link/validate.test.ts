/** @jest-environment node */
import { normalizeText, readNumber, withoutSeparators } from "./normalize";
import { isLongEnough, mayBeComplete, readPasted, validateEntries } from "./validate";

const none = { gtin: "", variant: "", batch: "", bestBefore: "", expiry: "" };
const gtin = "09506000134352";

test("reads each field as its kind, in digits of any script", () => {
  const entries = {
    ...{ ...none, gtin: "٩-٥٠٦٠٠٠١٣٤٣٥٢", batch: " L2417 " },
    ...{ bestBefore: "27 12 00", expiry: "271231" },
  };
  const dates = { bestBefore: "271200", expiry: "271231" };
  const identifiers = { gtin, batch: "L2417", ...dates };
  expect(validateEntries(entries, 2026)).toEqual({ gtin, identifiers, faults: {} });
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
  for (const number of [gtin, "010950600013435"]) {
    expect(readPasted(number, 2026)).toBeUndefined();
  }
});

test.each([
  ["9506000134352", true, true],
  ["٩٥٠٦٠٠٠١٣٤٣٥٣", true, false],
  ["950600013435", false, true],
  ["96385074", false, true],
  ["96385075", false, false],
  [`(01)${gtin}`, false, false],
])("%s is long enough: %p; it may be: %p", (text, complete, maybe) => {
  expect(isLongEnough(text)).toBe(complete);
  expect(mayBeComplete(text)).toBe(maybe);
});

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["০১২৩৪৫৬৭৮৯", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["๑𝟙", "๑𝟙"],
  ["\u202a AB\u200b-1 2\u202c\n", "AB-1 2"],
])("the text %j is %j, in Latin digits without invisible marks", (typed, text) => {
  expect(normalizeText(typed)).toBe(text);
});

test("removes spaces and dashes that group a number", () => {
  expect(withoutSeparators("9506\u00a0000\u2013134-3 5\u22122")).toBe("9506000134352");
});

test.each([
  [" 57.5 ", 57.5],
  ["57,5", 57.5],
  [".5", 0.5],
  ["٦٠٫٥", 60.5],
])("%p is the number %d", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(["", "50mm", "-5", "0x10", "1e308", "1,000", "1.2.3", "."])("%p is no number", (text) => {
  expect(readNumber(text)).toBeUndefined();
});
