import type { Drawing } from "../../draft/draft";
import { Bottle } from "./bottle";
import { Bowl } from "./bowl";
import { Jar } from "./jar";

const drawings: Readonly<Record<Drawing, () => JSX.Element>> = {
  jar: Jar,
  bowl: Bowl,
  bottle: Bottle,
};

/** The box of a drawing; its lower quarter may be covered. */
export const drawingBox = { width: 330, height: 200 };

/**
 * A picture for a visitor's pack, cut like a linocut as the mushrooms are, for a vermilion ground: a jar
 * of fruit, a steaming bowl, a bottle with a pump. A vermilion edge cuts each part out of what is behind it.
 */
export function ProductDrawing({ drawing }: { drawing: Drawing }) {
  const Picture = drawings[drawing];
  return <Picture />;
}
