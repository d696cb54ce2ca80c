import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { Mushrooms } from "../art/mushrooms";
import { monoFace } from "./fitted-text";
import type { PackLabel } from "./pack-label";

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

export function SampleLabelTexts({ label }: { label: PackLabel | undefined }) {
  return (
    <>
      <g fontSize="23.5" style={displayFace}>
        <text x="20" y="291">
          Scan for
        </text>
        <text x="20" y="315">
          answers
        </text>
      </g>
      <text x="20" y="342">
        Best before
      </text>
      <text x="20" y="367">
        Batch
      </text>
      <g fontSize="12" style={monoFace}>
        <text x="20" y="354" textLength="48">
          {label?.date?.text}
        </text>
        <text x="50" y="367" textLength="36">
          {label?.batch}
        </text>
      </g>
    </>
  );
}
