import { modulesWithQuietZone, quietZone } from "./print-size";

/** How wide the strokes are: a little over a module, so that no hairline shows between two rows. */
export const strokeWidth = 1.03;

/** The box of a symbol with its quiet zone, as an SVG's viewBox has it, and the ground to draw in it. */
export function qrBox(size: number) {
  const side = modulesWithQuietZone(size);
  return {
    viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`,
    ground: `M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z`,
  };
}
