import type { PackLabel } from "../../components/pack/pack-label";
import type { Language } from "../../content/types";
import { dateNames } from "../../digital-link/identifiers";
import { printedDate } from "../../draft/date-text";
import type { Codes } from "./use-codes";

/** Returns the content of the pack's label; undefined without codes. */
export function packLabel(
  codes: Codes | undefined,
  yearNow: number,
  language: Language,
): PackLabel | undefined {
  if (!codes) return undefined;
  const { uri, qrCode, barcode, identifiers } = codes;
  const { gtin, batch } = identifiers;
  const label: PackLabel = { gtin, uri, qrCode, barcode };
  if (batch) label.batch = batch;
  const name = dateNames.find((each) => identifiers[each]);
  if (name) label.date = { name, text: printedDate(identifiers[name] ?? "", yearNow, language) };
  return label;
}
