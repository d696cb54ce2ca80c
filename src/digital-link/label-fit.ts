import { type Barcode, barcodeModule } from "./barcode";
import { modulesWithQuietZone } from "./print-size";

/** The smallest module at a retail checkout, in mm (GS1 General Specifications, section 5.12.3.1). */
const smallestModule = 0.396;

/**
 * The sides of a QR code with its quiet zone that are worth a choice, in mm: the smallest, to a
 * thousandth, and those that scan better.
 */
export function sidesOf(size: number): number[] {
  const smallest = Number((modulesWithQuietZone(size) * smallestModule).toFixed(3));
  return [smallest, ...[20, 25].filter((side) => side > smallest)];
}

/**
 * Whether the codes fit on a label, with their quiet zones.
 * @param code the barcode beside the QR code, if there is one
 * @param side of the QR code with its quiet zone, in mm
 * @param label its width in mm
 * @param isStacked whether the QR code stands above the barcode, in place of beside it
 * @returns in mm: what the codes need; how much of the label is left (below 0, how much it lacks); side by
 * side, how far it is from the middle of one code to that of the other, where there are two
 */
export function labelFit(
  code: Pick<Barcode, "width"> | undefined,
  side: number,
  label: number,
  isStacked = false,
) {
  const width = (code?.width ?? 0) * barcodeModule;
  // To a hundredth: sums of decimal fractions are a little off.
  const need = Number((isStacked ? Math.max(width, side) : width + side).toFixed(2));
  return {
    need,
    spare: Number((label - need).toFixed(2)),
    between: code && !isStacked ? (width + side) / 2 : undefined,
  };
}
