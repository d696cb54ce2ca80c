import { useMemo, useRef } from "react";
import { type Barcode, barcode } from "../../digital-link/barcode";
import type { Identifiers } from "../../digital-link/identifiers";
import { type QrSymbol, qrSymbol } from "../../digital-link/qr-symbol";
import { digitalLinkUri } from "../../digital-link/uri";

/** What is drawn of a product that has a number. */
export interface Codes {
  identifiers: Identifiers;
  uri: string;
  symbol: QrSymbol;
  /** None for a case's number. */
  barcode: Barcode | undefined;
}

/**
 * The codes of what is shown.
 * @param identifiers undefined while there is no right number
 * @returns current: the codes of these; last: those, or the last ones that could be drawn
 */
export function useCodes(host: string, identifiers: Identifiers | undefined) {
  const key = JSON.stringify(identifiers);
  const current = useMemo((): Codes | undefined => {
    const known = key && (JSON.parse(key) as Identifiers);
    if (!known) return undefined;
    const uri = digitalLinkUri(host, known);
    return { identifiers: known, uri, symbol: qrSymbol(uri), barcode: barcode(known.gtin) };
  }, [host, key]);
  const last = useRef(current);
  if (current) last.current = current;
  return { current, last: last.current };
}
