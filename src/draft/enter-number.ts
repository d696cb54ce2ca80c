import {
  applicationIdentifiers,
  dateNames,
  type IdentifierName,
} from "../digital-link/identifiers";
import { readPasted } from "../digital-link/validate";
import { changeDraft, emptyDraft, type TypedNumber } from "./draft";
import { dateFieldsOf } from "./draft-date";

/**
 * Changes the number of the draft. The values of a link or an element string are distributed to the fields;
 * `ignoredIdentifiers` lists those without a field.
 */
export function enterNumber(number: TypedNumber): void {
  const yearNow = new Date().getFullYear();
  const pasted = number.isFinal ? readPasted(number.text, yearNow)?.value : undefined;
  if (!pasted) {
    changeDraft((draft) =>
      number.text === draft.number.text
        ? { number }
        : { number, variant: "", ignoredIdentifiers: [] },
    );
    return;
  }
  const { identifiers, others } = pasted;
  const { gtin, variant = "", batch = "", serial } = identifiers;
  // There are fields for one date only.
  const [dateName, ...otherDates] = dateNames.filter((name) => identifiers[name]);
  const withoutField: IdentifierName[] = serial ? ["serial", ...otherDates] : otherDates;
  changeDraft({
    number: { text: gtin, isFinal: true },
    variant,
    ignoredIdentifiers: [...withoutField.map((name) => applicationIdentifiers[name]), ...others],
    isPrintedInAdvance: !batch && !dateName,
    batch,
    dateName: dateName ?? emptyDraft.dateName,
    ...dateFieldsOf(dateName && identifiers[dateName], yearNow),
  });
}
