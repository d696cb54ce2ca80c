import { colors } from "../../theme/colors";
import { LargeMushroom, SmallMushroom } from "./mushrooms";

/** A vermilion edge around a mushroom, so that neighbours are cut apart as on the pack. */
const halo = { fill: "none", stroke: colors.spot, strokeWidth: 12 };

/** The pack's mushrooms growing out of the footer, in a box of 1440 × 290. */
export function FooterMushrooms() {
  return (
    <>
      <LargeMushroom transform="translate(196 208) scale(.8)" />
      <LargeMushroom transform="translate(890 160) scale(-1.1 1.1)" />
      <SmallMushroom transform="translate(96 226) rotate(-6)" />
      <SmallMushroom transform="translate(470 244) rotate(8) scale(.8)" />
      <SmallMushroom transform="translate(610 232) rotate(-8) scale(1.2)" />
      <g transform="translate(1010 158) scale(1.4)">
        <path d="M0 0C-2-66 44-108 110-108S220-66 218 0" {...halo} />
        <LargeMushroom />
      </g>
      <SmallMushroom transform="translate(934 214) rotate(-7) scale(1.3)" />
    </>
  );
}
