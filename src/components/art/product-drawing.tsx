import type { Drawing } from "../../draft/draft";
import { Bottle } from "./bottle";
import { Bowl } from "./bowl";
import { Jar } from "./jar";

const drawings: Readonly<Record<Drawing, () => JSX.Element>> = {
  jar: Jar,
  bowl: Bowl,
  bottle: Bottle,
};

/** Size of a drawing. The lower quarter may be covered by the label. */
export const drawingBox = { width: 330, height: 200 };

/**
 * Draws a picture for the pack of a visitor's product (jar, bowl or bottle) in the linocut style of the
 * mushrooms, for a vermilion background. A vermilion outline separates each shape from those behind it.
 */
export function ProductDrawing({ drawing }: { drawing: Drawing }) {
  const Picture = drawings[drawing];
  return <Picture />;
}
