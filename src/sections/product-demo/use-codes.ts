import { useMemo, useRef } from "react";
import { type Barcode, barcode } from "../../digital-link/barcode";
import type { Identifiers } from "../../digital-link/identifiers";
import { type QrSymbol, qrSymbol } from "../../digital-link/qr-symbol";
import { digitalLinkUri } from "../../digital-link/uri";

export interface Codes {
  identifiers: Identifiers;
  uri: string;
  qrCode: QrSymbol;
  /** The number of a case has none. */
  barcode: Barcode | undefined;
}

/**
 * The codes of a product.
 * @param identifiers undefined while the number is missing or wrong
 * @returns current: undefined without identifiers; last: the current codes, or the last ones there were
 */
export function useCodes(host: string, identifiers: Identifiers | undefined) {
  const key = JSON.stringify(identifiers);
  const current = useMemo((): Codes | undefined => {
    if (!key) return undefined;
    const known: Identifiers = JSON.parse(key);
    const uri = digitalLinkUri(host, known);
    return { identifiers: known, uri, qrCode: qrSymbol(uri), barcode: barcode(known.gtin) };
  }, [host, key]);
  const last = useRef(current);
  if (current) last.current = current;
  return { current, last: last.current };
}
