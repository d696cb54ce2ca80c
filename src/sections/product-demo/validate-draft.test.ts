/** @jest-environment node */
import { type Draft, drawings, emptyDraft } from "../../draft/draft";
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
