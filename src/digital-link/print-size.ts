/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** The smallest module at a retail checkout, in mm (GS1 General Specifications, section 5.12.3.1). */
const smallestModule = 0.396;

/** The modules on a side with the quiet zone. */
export const modulesWithQuietZone = (size: number): number => size + 2 * quietZone;

/** The smallest printed side of a symbol with its quiet zone, in mm, to a thousandth. */
export function smallestSide(size: number): number {
  return Number((modulesWithQuietZone(size) * smallestModule).toFixed(3));
}
