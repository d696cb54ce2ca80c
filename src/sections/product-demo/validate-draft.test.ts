/** @jest-environment node */
import { type Draft, drawings, emptyDraft } from "../../draft/draft";
import { languageByCode } from "../../i18n/languages";
import { dateFieldsOf, dateOf, dateOptions, isPast, withDateField } from "./draft-date";
import { isEmptyDraft, validateDraft } from "./validate-draft";

const validated = (text: string, isFinal: boolean, more: Partial<Draft> = {}) =>
  validateDraft({ ...emptyDraft, ...more, number: { text, isFinal } }, 2026);

const checkDigit = (count: number) => ({ kind: "fault", fault: { kind: "checkDigit", count } });

test.each([
  [" ", true, { kind: "empty" }],
  ["9521 2345-43", false, { kind: "typing", digits: 10 }],
  ["9521234543213", false, { kind: "good", gtin: "09521234543213" }],
  ["9521234543214", false, checkDigit(13)],
  ["09521234543214", false, checkDigit(14)],
  ["095212345432130", false, { kind: "fault", fault: { kind: "length", count: 15 } }],
  ["(01)095212345", false, { kind: "typing", digits: 11 }],
  ["614141000037", true, checkDigit(12)],
  ["96385074", true, { kind: "good", gtin: "00000096385074" }],
  ["95x", true, { kind: "fault", fault: { kind: "digits" } }],
])("validates the number %p, final: %p", (text, isFinal, number) => {
  const validation = validated(text, isFinal);
  expect(validation.number).toEqual(number);
  expect(validation.identifiers !== undefined).toBe(number.kind === "good");
});

test.each([
  [{ month: "5", year: "2028" }, { bestBefore: "280500" }],
  [{ dateName: "expiry", day: "31", month: "12", year: "2027" } as const, { expiry: "271231" }],
  [{ day: "9", year: "2028" }, {}],
  [{ batch: "L1" }, { batch: "L1" }],
])(
  "adds to a number with %j the identifiers %j unless labels are printed in advance",
  (more, identifiers) => {
    const number = { gtin: "09521234543213", variant: "A" };
    const draft = { ...more, variant: "A", isPrintedInAdvance: false };
    expect(validated("9521234543213", true, draft).identifiers).toEqual({
      ...number,
      ...identifiers,
    });
    const inAdvance = validated("9521234543213", true, { ...draft, isPrintedInAdvance: true });
    expect(inAdvance.identifiers).toEqual(number);
  },
);

test.each([
  [{}, true],
  [{ name: " " }, true],
  [{ isPrintedInAdvance: false }, true],
  [{ photo: "data:," }, false],
  [{ drawing: drawings[0] }, false],
])("treats a draft with %j as empty: %p", (more, isEmpty) => {
  expect(isEmptyDraft({ ...emptyDraft, ...more })).toBe(isEmpty);
});

test.each([
  ["ja", "year month day"],
  ["en", "month day year"],
  ["es", "day month year"],
])("orders the date fields as %s writes dates: %s", (code, order) => {
  const fields = dateOptions(emptyDraft, new Date(2026, 4, 31), languageByCode(code));
  expect(fields.map(({ field }) => field).join(" ")).toBe(order);
});

test.each([
  [{ day: "", month: "5", year: "2028" }, "280500"],
  [{ day: "9", month: "5", year: "2028" }, "280509"],
])("converts %j to %s and back", (date, value) => {
  expect(dateOf(date)).toBe(value);
  expect(dateFieldsOf(value, 2026)).toEqual(date);
});

test("drops a day that does not exist in the selected month", () => {
  const date = { day: "31", month: "3", year: "2027" };
  expect(withDateField(date, "month", "4")).toEqual({ day: "", month: "4", year: "2027" });
  expect(withDateField(date, "month", "5")).toEqual({ ...date, month: "5" });
});

test.each([
  ["", false],
  ["260531", false],
  ["260530", true],
  ["260500", false],
  ["260400", true],
])("on 31 May 2026, %p is past: %p", (value, past) => {
  expect(isPast(value, new Date(2026, 4, 31))).toBe(past);
});
