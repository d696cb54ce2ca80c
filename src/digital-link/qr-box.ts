/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** The modules on a side with the quiet zone. */
export const modulesWithQuietZone = (size: number): number => size + 2 * quietZone;

/** The width of a stroke: a little over a module, so that no hairline shows between two rows. */
export const strokeWidth = 1.03;

/** The viewBox of a symbol with its quiet zone, and the path of its background. */
export function qrBox(size: number) {
  const side = modulesWithQuietZone(size);
  return {
    viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`,
    ground: `M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z`,
  };
}
