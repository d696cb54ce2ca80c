import { writtenDate } from "../../digital-link/date";
import type { Fault } from "../../digital-link/fault";
import type { Identifiers } from "../../digital-link/identifiers";
import { isWhole, judge } from "../../digital-link/judge";
import { ungrouped } from "../../digital-link/written-text";
import type { Entries } from "./entries";

/** What is to be said of the number. */
export type NumberState =
  | { kind: "empty" }
  /** By itself, whatever is wrong beside it. */
  | { kind: "good"; gtin: string }
  /** Nothing is judged while one types. */
  | { kind: "typing"; digits: number }
  | { kind: "fault"; fault: Fault };

export interface Judgement {
  number: NumberState;
  /** What is wrong with the fields that may stay empty. */
  faults: { batch?: Fault; serial?: Fault };
  /** There when a code can be made. */
  identifiers: Identifiers | undefined;
}

/** The date as an element string has it; empty while month or year are missing. */
export function dateOf({ day, month, year }: Pick<Entries, "day" | "month" | "year">): string {
  return month && year ? writtenDate(Number(year), Number(month), Number(day)) : "";
}

/** What stands in the fields, as the rules read it. */
const fieldsOf = (entries: Entries) => ({
  gtin: entries.number.text,
  variant: entries.variant,
  batch: entries.batch,
  serial: entries.serial,
  bestBefore: "",
  expiry: "",
  [entries.dateName]: dateOf(entries),
});

/**
 * Judges what is entered. A number that is right by all its 13 or 14 digits counts at once, any other
 * one when it is left.
 * @param yearNow four digits
 */
export function judgeEntries(entries: Entries, yearNow: number): Judgement {
  const { text, isFinal } = entries.number;
  const fields = fieldsOf(entries);
  const { gtin, faults } = judge(fields, yearNow);
  // What cannot stand in a code is told and left out, so that a slip beside the number hides no code.
  const good = {
    ...fields,
    batch: faults.batch ? "" : fields.batch,
    serial: faults.serial ? "" : fields.serial,
  };
  const { identifiers } = judge(good, yearNow);
  const digits = ungrouped(text).replace(/\D/g, "").length;
  if (!text.trim()) return { faults, number: { kind: "empty" }, identifiers: undefined };
  if (!isFinal && !isWhole(text)) {
    return { faults, number: { kind: "typing", digits }, identifiers: undefined };
  }
  const number: NumberState =
    gtin === undefined
      ? { kind: "fault", fault: faults.gtin ?? { kind: "empty" } }
      : { kind: "good", gtin };
  return { faults, number, identifiers };
}
