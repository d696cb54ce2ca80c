import type { Drawing } from "../../draft/draft";
import bottle from "./bottle.svg";
import bowl from "./bowl.svg";
import jar from "./jar.svg";
import symbols from "./mushrooms.svg";

/**
 * Defines the symbols of two mushrooms in linocut style. Render it once per page; drawings refer to the symbols
 * by `<use>`. A vermilion outline separates each mushroom from the shapes behind it.
 */
export function MushroomSymbols() {
  return <g dangerouslySetInnerHTML={{ __html: symbols }} />;
}

/** Draws the mushrooms of the pack in a transparent box of 330 × 200. The page has to contain the symbols. */
export function Mushrooms() {
  return (
    <>
      <use href="#mushroom-dome" x="98" y="2" width="220" height="236" />
      <use
        href="#mushroom-button"
        x="18"
        y="78"
        width="112"
        height="168"
        transform="rotate(-7 18 138)"
      />
    </>
  );
}

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
