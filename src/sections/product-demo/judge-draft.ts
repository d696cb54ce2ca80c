import type { Fault } from "../../digital-link/fault";
import type { Identifiers } from "../../digital-link/identifiers";
import { isComplete, judge } from "../../digital-link/judge";
import { ungrouped } from "../../digital-link/written-text";
import { type Draft, emptyDraft } from "../../draft/draft";
import { dateOf } from "./draft-date";

/** What the field for the number says. */
export type NumberState =
  | { kind: "empty" }
  | { kind: "typing"; digits: number }
  | { kind: "good"; gtin: string }
  | { kind: "fault"; fault: Fault };

export interface Judgement {
  number: NumberState;
  batchFault: Fault | undefined;
  /** What the codes contain; undefined while the number is missing or wrong. */
  identifiers: Identifiers | undefined;
}

/** Whether nothing is entered, so that the demo product is shown. */
export function isEmptyDraft(draft: Draft): boolean {
  const { name, number, batch, day, month, year, ingredients, photo, drawing } = draft;
  const texts = [name, number.text, batch, day, month, year, ingredients, photo];
  return drawing === emptyDraft.drawing && texts.every((text) => text.trim() === "");
}

/**
 * Judges a draft. A number is judged as soon as it has 13 digits, a shorter one when it is final. A batch
 * that a code cannot contain is reported and left out, so that the code of a right number stays.
 * @param yearNow four digits
 */
export function judgeDraft(draft: Draft, yearNow: number): Judgement {
  const { number, variant, isPrintedInAdvance, batch, dateName } = draft;
  const fields = {
    gtin: number.text,
    variant,
    batch: isPrintedInAdvance ? "" : batch,
    serial: "",
    bestBefore: "",
    expiry: "",
    [dateName]: isPrintedInAdvance ? "" : dateOf(draft),
  };
  const { gtin, faults } = judge(fields, yearNow);
  const batchFault = faults.batch;
  const none = { batchFault, identifiers: undefined };
  if (!number.text.trim()) return { ...none, number: { kind: "empty" } };
  if (!number.isFinal && !isComplete(number.text)) {
    const digits = ungrouped(number.text).replace(/\D/g, "").length;
    return { ...none, number: { kind: "typing", digits } };
  }
  if (gtin === undefined) {
    return { ...none, number: { kind: "fault", fault: faults.gtin ?? { kind: "empty" } } };
  }
  const { identifiers } = judge(batchFault ? { ...fields, batch: "" } : fields, yearNow);
  return { batchFault, number: { kind: "good", gtin }, identifiers };
}
