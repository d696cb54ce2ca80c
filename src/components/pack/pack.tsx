import type { ReactNode } from "react";
import type { Barcode } from "../../digital-link/barcode";
import type { DateName } from "../../digital-link/identifiers";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import type { Drawing } from "../../draft/draft";

/** What is printed on the label of a pack. */
export interface PackLabel {
  /** 14 digits. */
  gtin: string;
  /** The address in the QR code. */
  uri: string;
  qrCode: QrSymbol;
  /** A number of a case has none. */
  barcode: Barcode | undefined;
  batch?: string;
  /** As the language prints it on packs. */
  date?: { name: DateName; text: string };
}

interface PackProps {
  /** The visitor's product; undefined draws the demo product. */
  product: { name: string; drawing: Drawing; photo: string } | undefined;
  /** Undefined while the number is missing or wrong: the codes are then outlines. */
  label: PackLabel | undefined;
  /** The field for the name, over the name on the pack. */
  children?: ReactNode;
}

/** The carton, closed: the demo product's, or with the name and picture of the visitor's product. */
export function Pack({ product, label, children }: PackProps) {
  return (
    <div>
      {product?.name} {label?.gtin}
      {children}
    </div>
  );
}
