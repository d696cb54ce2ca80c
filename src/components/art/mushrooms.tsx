import symbols from "./mushrooms.svg";

/** Ids for `<use>` and sizes of the mushroom symbols. */
export const mushrooms = {
  dome: { id: "mushroom-dome", width: 220, height: 236 },
  button: { id: "mushroom-button", width: 112, height: 168 },
} as const;

/**
 * Defines the symbols of two mushrooms in linocut style. Render it once per page; drawings refer to the symbols
 * by `<use>`. A vermilion outline separates each mushroom from the shapes behind it.
 */
export function MushroomSymbols() {
  return <g dangerouslySetInnerHTML={{ __html: symbols }} />;
}

/** Draws the mushrooms of the pack in a transparent box of 330 × 200. The page has to contain the symbols. */
export function Mushrooms() {
  const { dome, button } = mushrooms;
  return (
    <>
      <use href={`#${dome.id}`} x="98" y="2" width={dome.width} height={dome.height} />
      <use
        href={`#${button.id}`}
        x="18"
        y="78"
        width={button.width}
        height={button.height}
        transform="rotate(-7 18 138)"
      />
    </>
  );
}
