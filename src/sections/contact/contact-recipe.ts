import { defineRecipe } from "@chakra-ui/react";

/** Where the coupon is to be cut or torn. */
const perforation = "3px dashed {colors.ink}";

const inset = "clamp(20px,3.4vw,48px)";

/** The scissors on the upper edge: they have come along it once it is seen. */
const scissors = {
  position: "absolute",
  zIndex: "over",
  top: "-16.5px",
  insetInlineEnd: "64px",
  fill: "ink",
  "--way": "calc(160px - 100cqw)",
  "& .edge": { fill: "card" },
  _rtl: { scale: "-1 1", "--way": "calc(100cqw - 160px)" },
  "@media print": { display: "none" },
};

/** A notch at both ends of the perforation, from where one tears. */
const notch = {
  content: "''",
  position: "absolute",
  top: "-14.5px",
  insetInlineStart: "-15px",
  w: "24px",
  h: "24px",
  bg: "spot",
  border: "2px solid {colors.ink}",
  transform: "rotate(45deg)",
  "--inner": "polygon(0 0,100% 0,100% 100%)",
  "--outer": "polygon(0 0,0 100%,100% 100%)",
  clipPath: "var(--inner)",
  _rtl: { clipPath: "var(--outer)" },
  "@media print": { display: "none" },
};

/** The factors of a line's length: on a wide coupon it fills one line, on a phone its words two. */
const length = (wide: string, narrow: string) => ({ "--wide": wide, "--narrow": narrow });

const lengths = {
  ...length("1", "1"),
  "&:lang(en)": length("1.09", "1.2"),
  "&:lang(es),&:lang(pt)": length("1.04", "1.4"),
  "&:lang(ru)": length(".71", "1.05"),
  "&:lang(zh)": length("1.15", "1.35"),
  // Its comma is no wider than it looks.
  "&:lang(ja)": { ...length("1.16", "1.4"), fontFeatureSettings: "'palt'" },
  "&:lang(ar)": length("1.14", "1.5"),
  "&:lang(hi)": length("1.35", "1.6"),
  "&:lang(bn)": length("1.45", "1.25"),
};

const offer = {
  display: "grid",
  gap: "18px",
  p: `clamp(24px,3vw,44px) ${inset} clamp(26px,3.2vw,46px)`,
  "& .title": {
    textStyle: "h2",
    lineHeight: "var(--hero-line-height)",
    fontSize: "calc(var(--heading-scale)*var(--narrow)*22cqw)",
    sm: { gridColumn: "1/-1", fontSize: "calc(var(--heading-scale)*var(--wide)*17cqw)" },
    // A reader who sets letters wider loses nothing.
    minW: "0",
    overflowWrap: "anywhere",
    ...lengths,
    "& span": {
      display: "block",
      // Marks above the letters of other scripts need more.
      mb: "calc(.6em - .5em*var(--tracking))",
      paddingInlineStart: "calc(.35cqw*var(--tracking))",
      fontSize: "calc(var(--heading-scale)*clamp(28px,4cqw,52px))",
      lineHeight: "var(--subheading-line-height)",
      letterSpacing: "calc(var(--tracking)*-.01em)",
    },
  },
  "& .lead": { textStyle: "lead", maxW: "30em" },
  "& .sign-up": { lg: { minH: "76px", px: "44px", fontSize: "22px" } },
  sm: { gridTemplateColumns: "1fr auto", gap: "clamp(16px,2.4vw,34px) 32px", alignItems: "center" },
};

const stub = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr)",
  gap: "28px clamp(32px,6vw,88px)",
  p: `clamp(22px,2.4vw,34px) ${inset} 96px`,
  borderTop: perforation,
  fontSize: "16px",
  sm: { gridTemplateColumns: "repeat(2,minmax(0,1fr))" },
  _before: notch,
  _after: {
    ...notch,
    insetInline: "auto -15px",
    clipPath: "var(--outer)",
    _rtl: { clipPath: "var(--inner)" },
  },
  "& h3": { textStyle: "h3", fontSize: "calc((.5 + .5*var(--heading-scale))*26px)" },
  "& .consent": { mt: "10px", fontSize: "15px", color: "ink2", "& a": { color: "ink" } },
  "& dl": { mt: "10px" },
  "& dl > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "16px",
    py: "8px",
    borderTop: "1px solid {colors.ink}",
  },
  "& dt": { color: "ink2" },
  "& dd": { fontWeight: "600", overflowWrap: "anywhere" },
  "& dd a": { display: "inline-block", minH: "24px" },
};

/** The coupon: the trial large, newsletter and a person on its stub; mushrooms grow over its edge. */
export const contactRecipe = defineRecipe({
  className: "contact",
  base: {
    position: "relative",
    overflow: "clip",
    pt: "var(--section-padding)",
    bg: "spot",
    "& .coupon": {
      position: "relative",
      containerType: "inline-size",
      bg: "card",
      border: perforation,
    },
    "& .scissors": scissors,
    "& [data-seen] .scissors": { animation: "clip 1.8s cubic-bezier(.4,0,.2,1)" },
    "& .offer": offer,
    "& .stub": stub,
    "& .mushrooms": {
      position: "relative",
      zIndex: "over",
      w: "100%",
      h: "max(170px,21vw)",
      mt: "-60px",
      overflow: "visible",
      pointerEvents: "none",
      _rtl: { transform: "scaleX(-1)" },
    },
    "@media print": {
      pt: "0",
      "& .news,& .sign-up,& .mushrooms": { display: "none" },
      "& .coupon": { breakInside: "avoid" },
      "& .stub": { pb: "22px" },
    },
  },
});
