/** @jest-environment node */
import { type Draft, drawings, emptyDraft } from "../../draft/draft";
import { isEmptyDraft, validateDraft } from "./validate-draft";

const validated = (text: string, isFinal: boolean, more: Partial<Draft> = {}) =>
  validateDraft({ ...emptyDraft, ...more, number: { text, isFinal } }, 2026);

test.each([
  [" ", true, { kind: "empty" }],
  ["(01)095212345", false, { kind: "typing", digits: 11 }],
  ["9521234543213", false, { kind: "good", gtin: "09521234543213" }],
  ["095212345432130", false, { kind: "fault", fault: { kind: "length", count: 15 } }],
  ["96385074", true, { kind: "good", gtin: "00000096385074" }],
])("validates the number %p, final: %p", (text, isFinal, number) => {
  const validation = validated(text, isFinal);
  expect(validation.number).toEqual(number);
  expect(validation.identifiers !== undefined).toBe(number.kind === "good");
});

test.each([
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
  [{ name: " " }, true],
  [{ photo: "data:," }, false],
  [{ drawing: drawings[0] }, false],
])("treats a draft with %j as empty: %p", (more, isEmpty) => {
  expect(isEmptyDraft({ ...emptyDraft, ...more })).toBe(isEmpty);
});
