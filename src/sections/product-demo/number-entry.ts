import { applicationIdentifiers, dateNames } from "../../digital-link/identifiers";
import { readPasted } from "../../digital-link/judge";
import { type Draft, emptyDraft, type TypedNumber } from "../../draft/draft";
import { dateFieldsOf } from "./draft-date";

/**
 * Returns the changes to the draft for a text in the number field. The values of a link or an element string
 * are distributed to the fields; `leftOut` lists those without a field.
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
  // There are fields for one date only.
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
