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
