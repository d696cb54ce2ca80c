/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** The modules on a side with the quiet zone. */
export const modulesWithQuietZone = (size: number): number => size + 2 * quietZone;
