import type { Fault } from "../../digital-link/fault";
import type { Identifiers } from "../../digital-link/identifiers";
import { isComplete, judge } from "../../digital-link/judge";
import { ungrouped } from "../../digital-link/written-text";
import { type Draft, emptyDraft } from "../../draft/draft";
import { dateOf } from "./draft-date";

/** State of the field for the number. */
export type NumberState =
  | { kind: "empty" }
  | { kind: "typing"; digits: number }
  | { kind: "good"; gtin: string }
  | { kind: "fault"; fault: Fault };

export interface Judgement {
  number: NumberState;
  batchFault: Fault | undefined;
  /** Contents of the codes; undefined while the number is missing or invalid. */
  identifiers: Identifiers | undefined;
}

/** Returns whether nothing is entered. The demo then shows the demo product. */
export function isEmptyDraft(draft: Draft): boolean {
  const { name, number, batch, day, month, year, ingredients, photo, drawing } = draft;
  const texts = [name, number.text, batch, day, month, year, ingredients, photo];
  return drawing === emptyDraft.drawing && texts.every((text) => text.trim() === "");
}

/**
 * Validates a draft. A number is validated once it has 13 digits, a shorter one only when it is final. An
 * invalid batch is reported and omitted, so that a valid number still yields a code.
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
