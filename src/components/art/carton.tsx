import { cartonColors, colors } from "../../theme/colors";
import { Label, type LabelProps } from "./label";
import { displayFace, textFace } from "./lettering";
import { Mushrooms } from "./mushrooms";

/**
 * The box of the sample's pack, in units of its drawing: the net in the features section has the same
 * proportions. The side is drawn at an angle, half as deep as it is.
 */
export const pack = { width: 330, height: 467, depth: 200 };

/** The view box of the closed pack. */
export const cartonBox = "0 0 420 514";

/** What `<use>` calls the closed pack once it stands on a page. */
export const cartonId = "carton";

/** The sample's pack, closed, in a box of 420 × 514. Its lettering is a drawing, in no language. */
export function Carton(label: LabelProps) {
  return (
    <g id={cartonId}>
      <path fill={cartonColors.top} d="M0 46 89 1h330l-89 45z" />
      <path fill="none" stroke={colors.ink} opacity=".45" d="M22 35h330" />
      <path fill={cartonColors.side} d="M330 46 419 1v467l-89 45z" />
      <Side />
      <g transform="translate(0 46)" style={textFace}>
        <path fill={colors.spot} d="M0 0h330v467H0z" />
        <path fill="none" stroke={cartonColors.edge} strokeWidth="1.5" d="M0 .5h329.5V467" />
        <Names />
        <g transform="translate(30 139) scale(.85)">
          <Mushrooms />
        </g>
        <g fill={colors.paper} fontWeight="600" fontSize="17">
          <text x="20" y="160">
            with wild
          </text>
          <text x="20" y="180">
            mushrooms
          </text>
        </g>
        <Label {...label} />
      </g>
    </g>
  );
}

function Names() {
  return (
    <g fill={colors.paper} fontWeight="600">
      <text x="20" y="29" fontSize="15">
        Orsola
      </text>
      <text x="310" y="29" fontSize="15" textAnchor="end">
        300 g ℮
      </text>
      <path d="M20 38h290v1.5H20z" />
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
    </g>
  );
}

function Side() {
  return (
    <g transform="matrix(1 -.506 0 1 330 46)">
      <text
        transform="rotate(90 24 26)"
        x="24"
        y="26"
        fill={colors.paper}
        fontSize="72"
        textLength="170"
        lengthAdjust="spacingAndGlyphs"
        style={displayFace}
      >
        Risotto
      </text>
      <path fill={colors.paper} d="M14 272h61v172H14z" />
      <path
        stroke={colors.ink}
        d="M20 284h49M20 300h49m-49 12h49m-49 12h49m-49 12h49m-49 12h49m-49 12h49m-49 18h32m-32 12h40m-40 12h26m-26 12h44"
      />
      <path stroke={colors.ink} strokeWidth="4" d="M20 291h49" />
    </g>
  );
}
