import type { Barcode } from "./barcode";

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** The modules on a side of a QR code with the quiet zone. */
export const modulesWithQuietZone = (size: number): number => size + 2 * quietZone;

/** The recommended width of a barcode's module at a retail checkout, in mm. */
export const barcodeModule = 0.33;

/** The smallest module of a QR code at a retail checkout, in mm (GS1 General Specifications, section 5.12.3.1). */
const smallestModule = 0.396;

/** The side of a QR code with its quiet zone that scans well, in mm. */
export const recommendedSide = 20;

/** Returns the sides of a QR code with its quiet zone to choose from, in mm: the smallest and larger ones. */
export function sidesOf(size: number): number[] {
  const smallest = Number((modulesWithQuietZone(size) * smallestModule).toFixed(3));
  return [smallest, ...[recommendedSide, 25].filter((side) => side > smallest)];
}

/**
 * Calculates whether the codes fit on a label, with their quiet zones.
 * @param barcode if there is one
 * @param side of the QR code with its quiet zone, in mm
 * @param labelWidth in mm
 * @param isStacked whether the QR code is above the barcode instead of beside it
 * @returns lengths in mm
 */
export function fitOnLabel(
  barcode: Pick<Barcode, "width"> | undefined,
  side: number,
  labelWidth: number,
  isStacked = false,
) {
  const width = (barcode?.width ?? 0) * barcodeModule;
  // Rounded, because sums of decimal fractions are inexact.
  const need = Number((isStacked ? Math.max(width, side) : width + side).toFixed(2));
  return {
    /** The width that the codes need. */
    need,
    /** The remaining width, negative if they do not fit. */
    spare: Number((labelWidth - need).toFixed(2)),
    /** The distance between the centers of two codes that are side by side. */
    between: barcode && !isStacked ? (width + side) / 2 : undefined,
  };
}
