/** @jest-environment node */
import { type Entries, nothing } from "./entries";
import { judgeEntries } from "./judge-entries";

const with_ = (text: string, isFinal: boolean, more: Partial<Entries> = {}) =>
  judgeEntries({ ...nothing, ...more, number: { text, isFinal } }, 2026);

// What is typed is judged when it is right by 13 or 14 digits, what is left always.
test.each([
  ["", false, { kind: "empty" }],
  [" ", true, { kind: "empty" }],
  ["95212345", false, { kind: "typing", digits: 8 }],
  ["9521 2345-43", false, { kind: "typing", digits: 10 }],
  ["٩٥٢١", false, { kind: "typing", digits: 4 }],
  ["9521234543213", false, { kind: "good", gtin: "09521234543213" }],
  ["09521234543213", false, { kind: "good", gtin: "09521234543213" }],
  ["9521234543214", false, { kind: "typing", digits: 13 }],
  ["9521234543214", true, { kind: "fault", fault: { kind: "checkDigit", count: 13 } }],
  ["96385074", false, { kind: "typing", digits: 8 }],
  ["96385074", true, { kind: "good", gtin: "00000096385074" }],
  ["614141000036", true, { kind: "good", gtin: "00614141000036" }],
  ["12345", true, { kind: "fault", fault: { kind: "length", count: 5 } }],
  ["95x", true, { kind: "fault", fault: { kind: "digits" } }],
])("the number %p, left: %p", (text, isFinal, number) => {
  const judged = with_(text, isFinal);
  expect(judged.number).toEqual(number);
  expect(judged.identifiers !== undefined).toBe(number.kind === "good");
});

test.each([
  [{ month: "5", year: "2028" }, { bestBefore: "280500" }],
  [{ day: "9", month: "5", year: "2028" }, { bestBefore: "280509" }],
  [{ dateName: "expiry", day: "31", month: "12", year: "2027" } as const, { expiry: "271231" }],
  [{ month: "5" }, {}],
  [{ year: "2028" }, {}],
  [
    { batch: "L1", serial: "2", variant: "A" },
    { batch: "L1", serial: "2", variant: "A" },
  ],
])("beside a number, %j makes %j", (more, identifiers) => {
  expect(with_("9521234543213", true, more).identifiers).toEqual({
    gtin: "09521234543213",
    ...identifiers,
  });
});

test("what cannot stand in a code is told and left out of it; the number stays right", () => {
  const { identifiers, faults, number } = with_("9521234543213", true, { batch: "Ä 1#" });
  expect(identifiers).toEqual({ gtin: "09521234543213" });
  expect(number.kind).toBe("good");
  expect(faults.batch).toEqual({ kind: "character", characters: ["Ä", " ", "#"] });
});
