import { applicationIdentifiers, dateNames } from "../../digital-link/identifiers";
import { readPasted } from "../../digital-link/judge";
import { type Draft, emptyDraft, type TypedNumber } from "../../draft/draft";
import { dateFieldsOf } from "./draft-date";

/**
 * What a text in the field for the number changes in the draft. A link or an element string is divided
 * among the fields; what they have no place for is listed in `leftOut`.
 * @param yearNow four digits, for the century of a date
 */
export function withNumber(draft: Draft, number: TypedNumber, yearNow: number): Partial<Draft> {
  const pasted = number.isFinal ? readPasted(number.text, yearNow)?.value : undefined;
  if (!pasted) {
    const isSame = number.text === draft.number.text;
    return isSame ? { number } : { number, variant: "", leftOut: [] };
  }
  const { identifiers, others } = pasted;
  const { gtin, variant = "", batch = "", serial } = identifiers;
  // The fields take one date.
  const [dateName, ...otherDates] = dateNames.filter((name) => identifiers[name]);
  const leftOut = [...(serial ? (["serial"] as const) : []), ...otherDates];
  return {
    number: { text: gtin, isFinal: true },
    variant,
    leftOut: [...leftOut.map((name) => applicationIdentifiers[name]), ...others],
    isPrintedInAdvance: !batch && !dateName,
    batch,
    dateName: dateName ?? emptyDraft.dateName,
    ...(dateName
      ? dateFieldsOf(identifiers[dateName] ?? "", yearNow)
      : { day: "", month: "", year: "" }),
  };
}
