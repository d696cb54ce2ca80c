import { modulesWithQuietZone, quietZone, smallestSide } from "./print-size";
import type { QrSymbol } from "./qr-symbol";

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

/** A symbol as an SVG file, black on white, at its smallest printed size. */
export function qrSvg({ size, path }: QrSymbol): string {
  const { viewBox, ground } = qrBox(size);
  const side = smallestSide(size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}mm" height="${side}mm" viewBox="${viewBox}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="${ground}"/>`,
    `<path stroke="#000" stroke-width="${strokeWidth}" d="${path}"/>`,
    "</svg>\n",
  ].join("");
}
