import { useMemo, useRef } from "react";
import { type Barcode, barcode } from "../../digital-link/barcode";
import type { Identifiers } from "../../digital-link/identifiers";
import { type QrSymbol, qrSymbol } from "../../digital-link/qr-symbol";
import { digitalLinkUri } from "../../digital-link/uri";

export interface Codes {
  identifiers: Identifiers;
  uri: string;
  qrCode: QrSymbol;
  /** Undefined for the number of a case. */
  barcode: Barcode | undefined;
}

function codesOf(host: string, identifiers: Identifiers): Codes {
  const uri = digitalLinkUri(host, identifiers);
  return { identifiers, uri, qrCode: qrSymbol(uri), barcode: barcode(identifiers.gtin) };
}

/**
 * Generates the codes of a product.
 * @param identifiers undefined while the number is missing or invalid
 * @param demoGtin number of the demo product
 * @returns current: undefined without identifiers; last: the current codes, or else the last valid ones, or
 * else those of the demo product
 */
export function useCodes(host: string, identifiers: Identifiers | undefined, demoGtin: string) {
  const key = JSON.stringify(identifiers);
  const current = useMemo(
    () => (key ? codesOf(host, JSON.parse(key) as Identifiers) : undefined),
    [host, key],
  );
  const last = useRef<Codes>();
  last.current = current ?? last.current ?? codesOf(host, { gtin: demoGtin });
  return { current, last: last.current };
}
