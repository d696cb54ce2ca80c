import { colors } from "../../theme/colors";

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
  return (
    <>
      <symbol id={mushrooms.dome.id} viewBox="0 -110 220 236" overflow="visible">
        <path fill={colors.spot} d="M-7 6C-10-70 40-116 110-116S230-70 227 6C222 44-2 44-7 6z" />
        <path fill={colors.ink} d="M0 0C-2-66 44-108 110-108S220-66 218 0z" />
        <g fill="none" stroke={colors.spot} strokeLinecap="round">
          <path strokeWidth="5" d="M13-16C16-62 54-92 96-96" />
          <path strokeWidth="4" d="M28-18C33-50 60-74 88-81" />
          <path strokeWidth="3" d="M44-20C49-42 62-56 80-65" />
          <path strokeWidth="2.5" d="M60-22C64-34 70-42 80-49" />
        </g>
        <ellipse cx="109" rx="109" ry="27" fill={colors.paper} />
        <circle
          r="64"
          fill="none"
          stroke={colors.ink}
          strokeWidth="92"
          strokeDasharray="2.4 7.65"
          transform="matrix(1 0 0 .245 109 0)"
        />
        <path
          fill={colors.paper}
          d="M83-4c4 36-4 72-18 130h90c-14-58-24-94-20-130-8-9-44-9-52 0z"
        />
        <path
          fill="none"
          stroke={colors.ink}
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M128 4c-2 30 3 56 10 84M119 5c-1 28 2 54 6 78M110 6c0 22 1 38 3 56M101 6c0 14 0 22-1 32M93 5v14"
        />
      </symbol>
      <symbol id={mushrooms.button.id} viewBox="0 -60 112 168" overflow="visible">
        <path fill={colors.spot} d="M-6 4C-10-38 18-64 54-64s66 26 62 68q-50 26-122 0z" />
        <path fill={colors.paper} d="M0 0C-2-34 22-58 55-58S112-34 110 0z" />
        <path
          fill="none"
          stroke={colors.ink}
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M100-14C97-34 84-46 66-50M91-12C88-26 80-34 68-39M81-11C79-19 75-24 69-28"
        />
        <ellipse cx="55" rx="55" ry="13" />
        <circle
          r="33"
          fill="none"
          stroke={colors.paper}
          strokeWidth="42"
          strokeDasharray="1.7 5.2"
          transform="matrix(1 0 0 .23 55 0)"
        />
        <path fill={colors.paper} d="M42-3c3 30-2 60-6 111h40c-6-51-12-81-8-111-5-5-21-5-26 0z" />
        <path
          fill="none"
          stroke={colors.ink}
          strokeWidth="2"
          strokeLinecap="round"
          d="M63 3c0 24 2 44 6 72M56 3c0 20 1 34 2 50M49 3v22"
        />
      </symbol>
    </>
  );
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
