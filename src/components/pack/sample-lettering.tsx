import type { SVGProps } from "react";
import { colors } from "../../theme/colors";
import { Mushrooms } from "../art/mushrooms";
import { monoFace } from "./fitted-text";
import type { PackLabel } from "./pack-label";

/** Font of the lettering, which is part of a drawing and the same in every language. */
const displayFace = {
  fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
};

function Lettering({ text, ...place }: SVGProps<SVGTextElement> & { text: string | undefined }) {
  return <text {...place}>{text}</text>;
}

/** Draws the front of the sample product's pack above its label. */
export function SampleFront() {
  return (
    <>
      <g fill={colors.paper} fontWeight="600">
        <Lettering text="Orsola" x="20" y="29" fontSize="15" />
        <Lettering text="300 g ℮" x="310" y="29" fontSize="15" textAnchor="end" />
        <path d="M20 38h290v1.5H20z" />
        <Lettering
          text="Risotto"
          x="17"
          y="134"
          fontSize="118"
          fontWeight="400"
          textLength="294"
          lengthAdjust="spacingAndGlyphs"
          style={displayFace}
        />
      </g>
      <g transform="translate(30 139) scale(.85)">
        <Mushrooms />
      </g>
      <g fill={colors.paper} fontWeight="600" fontSize="17">
        <Lettering text="with wild" x="20" y="160" />
        <Lettering text="mushrooms" x="20" y="180" />
      </g>
    </>
  );
}

/** Draws the name on the side of the sample product's pack. */
export function SampleSide() {
  return (
    <Lettering
      text="Risotto"
      transform="rotate(90 24 26)"
      x="24"
      y="26"
      fontSize="72"
      textLength="170"
      lengthAdjust="spacingAndGlyphs"
      style={displayFace}
    />
  );
}

/** Draws the texts of the sample product's label, batch and date. */
export function SampleLabelTexts({ label }: { label: PackLabel | undefined }) {
  return (
    <>
      <g fontSize="23.5" style={displayFace}>
        <Lettering text="Scan for" x="20" y="291" />
        <Lettering text="answers" x="20" y="315" />
      </g>
      <Lettering text="Best before" x="20" y="342" />
      <Lettering text="Batch" x="20" y="367" />
      <g fontSize="12" style={monoFace}>
        <Lettering text={label?.date?.text} x="20" y="354" textLength="48" />
        <Lettering text={label?.batch} x="50" y="367" textLength="36" />
      </g>
    </>
  );
}
