import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { Mushrooms } from "../art/pack-pictures";

/** Font of the lettering, which is a drawing of an English pack. */
const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};

/**
 * Draws the front of the sample product's pack above its label.
 * @param children the product's name in another language, in place of the English lettering
 */
export function SampleFront({ children }: { children: ReactNode }) {
  return (
    <>
      <g fill={colors.paper} fontWeight="600">
        <text x="20" y="29" fontSize="15">
          Orsola
        </text>
        <text x="310" y="29" fontSize="15" textAnchor="end">
          300 g ℮
        </text>
        <path d="M20 38h290v1.5H20z" />
        {children || (
          <text
            x="17"
            y="134"
            fontSize="118"
            fontWeight="400"
            textLength="294"
            lengthAdjust="spacingAndGlyphs"
            style={displayFace}
          >
            Risotto
          </text>
        )}
      </g>
      <g transform="translate(30 139) scale(.85)">
        <Mushrooms />
      </g>
      {!children && (
        <g fill={colors.paper} fontWeight="600" fontSize="17">
          <text x="20" y="160">
            with wild
          </text>
          <text x="20" y="180">
            mushrooms
          </text>
        </g>
      )}
    </>
  );
}

export function SampleSide() {
  return (
    <text
      transform="rotate(90 24 26)"
      x="24"
      y="26"
      fontSize="72"
      textLength="170"
      lengthAdjust="spacingAndGlyphs"
      style={displayFace}
    >
      Risotto
    </text>
  );
}
