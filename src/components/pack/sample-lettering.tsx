import type { ReactNode } from "react";
import { colors } from "../../theme/tokens";
import { Mushrooms } from "../art/pack-pictures";

/** Font of the lettering, which is a drawing of an English pack. */
const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};

/** What the sample product's pack shows, beside its drawings. */
export interface PrintedSample {
  brand: string;
  netWeightGrams: number;
  /** The product's name in the page's language. Undefined draws the English lettering. */
  name: string | undefined;
}

interface SampleFrontProps extends Pick<PrintedSample, "brand" | "netWeightGrams"> {
  /** The product's name, in place of the English lettering. */
  children: ReactNode;
}

/** Draws the front of the sample product's pack above its label. */
export function SampleFront({ brand, netWeightGrams, children }: SampleFrontProps) {
  return (
    <>
      <g fill={colors.paper} fontWeight="600">
        <text x="20" y="29" fontSize="15">
          {brand}
        </text>
        <text x="310" y="29" fontSize="15" textAnchor="end">
          {`${netWeightGrams} g ℮`}
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
