import { colors } from "../../theme/colors";
import { LargeMushroom, SmallMushroom } from "./mushrooms";

const large = [
  "translate(196 208) scale(.8)",
  "translate(890 160) scale(-1.1 1.1)",
  "translate(1010 158) scale(1.4)",
];

const small = [
  "translate(96 226) rotate(-6)",
  "translate(470 244) rotate(8) scale(.8)",
  "translate(610 232) rotate(-8) scale(1.2)",
  "translate(934 214) rotate(-7) scale(1.3)",
];

/** A vermilion edge around a mushroom, so that neighbours are cut apart as on the pack. */
const halo = { fill: "none", stroke: colors.spot, strokeWidth: 12 };

/** The pack's mushrooms growing out of the footer, in a box of 1440 × 290. */
export function FooterMushrooms() {
  return (
    <>
      {large.slice(0, 2).map((transform) => (
        <g key={transform} transform={transform}>
          <LargeMushroom />
        </g>
      ))}
      {small.slice(0, 3).map((transform) => (
        <g key={transform} transform={transform}>
          <SmallMushroom />
        </g>
      ))}
      <g transform={large[2]}>
        <path d="M0 0C-2-66 44-108 110-108S220-66 218 0" {...halo} />
        <LargeMushroom />
      </g>
      <g transform={small[3]}>
        <SmallMushroom />
      </g>
    </>
  );
}
