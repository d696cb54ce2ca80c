import { useMemo, useState } from "react";
import type { PackLabel } from "../../components/pack/pack-label";
import { printedDate } from "../../content/format";
import type { Language } from "../../content/types";
import { barcode } from "../../digital-link/barcode";
import { dateNames, type Identifiers } from "../../digital-link/identifiers";
import { qrSymbol } from "../../digital-link/qr-symbol";
import { digitalLinkUri } from "../../digital-link/uri";

export type Codes = ReturnType<typeof codesOf>;

function codesOf(host: string, identifiers: Identifiers) {
  const uri = digitalLinkUri(host, identifiers);
  return { identifiers, uri, qrCode: qrSymbol(uri), barcode: barcode(identifiers.gtin) };
}

/**
 * Generates the codes of a product.
 * @param identifiers undefined while the number is missing or invalid
 */
export function useCodes(host: string, identifiers: Identifiers | undefined, sampleGtin: string) {
  // The identifiers are a new object in each render, so their values decide when the codes are drawn again.
  const key = JSON.stringify(identifiers);
  const codes = useMemo(
    () => (key ? codesOf(host, JSON.parse(key) as Identifiers) : undefined),
    [host, key],
  );
  const [last, setLast] = useState(() => codes ?? codesOf(host, { gtin: sampleGtin }));
  if (codes && codes !== last) setLast(codes);
  return {
    /** Undefined without identifiers. */
    codes,
    /** The codes, or else the last valid ones, or else those of the sample product. */
    lastCodes: codes ?? last,
  };
}

export function packLabel(codes: Codes, yearNow: number, language: Language): PackLabel {
  const { identifiers, ...drawn } = codes;
  const { gtin, batch } = identifiers;
  const name = dateNames.find((each) => identifiers[each]);
  const date = name && { name, text: printedDate(identifiers[name] ?? "", yearNow, language) };
  return { ...drawn, gtin, batch, date };
}
