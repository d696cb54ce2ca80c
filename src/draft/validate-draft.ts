import type { Fault } from "../digital-link/fault";
import type { Identifiers } from "../digital-link/identifiers";
import { withoutSeparators } from "../digital-link/normalize";
import { isLongEnough, validateEntries } from "../digital-link/validate";
import type { Draft } from "./draft";
import { dateOf } from "./draft-date";

export type NumberState =
  | { kind: "empty" }
  | { kind: "typing"; digits: number }
  | { kind: "good"; gtin: string }
  | { kind: "fault"; fault: Fault };

/** Returns whether nothing is entered. The demo then shows the sample product. */
export function isEmptyDraft(draft: Draft): boolean {
  const { name, number, batch, day, month, year, ingredients, photo, drawing } = draft;
  const texts = [name, number.text, batch, day, month, year, ingredients, photo];
  return drawing === null && texts.every((text) => text.trim() === "");
}

/**
 * Validates a draft. A number is validated once it has 13 digits, a shorter one only when it is final. An
 * invalid batch is reported and omitted, so that a valid number still yields a code.
 * @param yearNow four digits
 * @returns identifiers: contents of the codes; undefined while the number is missing or invalid
 */
export function validateDraft(
  draft: Draft,
  yearNow: number,
): { number: NumberState; batchFault: Fault | undefined; identifiers: Identifiers | undefined } {
  const { number, variant, isPrintedInAdvance, batch, dateName } = draft;
  const fields = {
    gtin: number.text,
    variant,
    batch: isPrintedInAdvance ? "" : batch,
    bestBefore: "",
    expiry: "",
    [dateName]: isPrintedInAdvance ? "" : dateOf(draft),
  };
  const { gtin, faults } = validateEntries(fields, yearNow);
  const withoutCode = { batchFault: faults.batch, identifiers: undefined };
  if (!number.text.trim()) return { ...withoutCode, number: { kind: "empty" } };
  if (!number.isFinal && !isLongEnough(number.text)) {
    const digits = withoutSeparators(number.text).replace(/\D/g, "").length;
    return { ...withoutCode, number: { kind: "typing", digits } };
  }
  if (gtin === undefined) {
    return { ...withoutCode, number: { kind: "fault", fault: faults.gtin ?? { kind: "empty" } } };
  }
  const { identifiers } = validateEntries(
    faults.batch ? { ...fields, batch: "" } : fields,
    yearNow,
  );
  return { number: { kind: "good", gtin }, batchFault: faults.batch, identifiers };
}
