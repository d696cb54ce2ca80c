import type { Drawing } from "../../draft/draft";
import bottle from "./bottle.svg";
import bowl from "./bowl.svg";
import jar from "./jar.svg";

const drawings: Record<Drawing, string> = { jar, bowl, bottle };

/** The box of a drawing. The lower quarter may be covered by the label. */
export const drawingBox = "0 0 330 200";

/**
 * Draws a picture for the pack of a visitor's product in the linocut style of the mushrooms, for a vermilion
 * background. A vermilion outline separates each shape from those behind it.
 */
export function ProductDrawing({ drawing }: { drawing: Drawing }) {
  return <g dangerouslySetInnerHTML={{ __html: drawings[drawing] }} />;
}
