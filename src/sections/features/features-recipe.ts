import { defineRecipe } from "@chakra-ui/react";

const cut = "1.5px solid {colors.ink}";
const fold = "1.5px dashed {colors.spot}";
const foldOnSpot = "1.5px dashed {colors.ink}";

const face = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  bg: "card",
  p: "14px 14px 18px",
  sm: { p: "20px 22px 28px" },
  "& small": {
    display: "none",
    textStyle: "small",
    color: "ink2",
    mb: "10px",
    sm: { display: "block" },
  },
  "& img": { w: "100%", maxW: "290px", h: "auto", mb: "14px", sm: { mb: "24px" } },
  "& h3": {
    overflowWrap: "anywhere",
    textStyle: "h3Compact",
    sm: { textStyle: "h3" },
    mb: "6px",
  },
  "& p": {
    fontSize: "15px",
    lineHeight: "max(1.42,calc(var(--lh-t) - .08))",
    sm: { fontSize: "17px", lineHeight: "var(--lh-t)" },
  },
};

const flap = {
  display: "none",
  w: "100%",
  fill: "card",
  stroke: "ink",
  strokeWidth: "1.5",
  "& path": { vectorEffect: "non-scaling-stroke" },
  lg: { display: "block", h: "64px" },
  "&.down": { transform: "scaleY(-1)" },
  "&.tuck": { display: "block", h: "26px", lg: { h: "44px" } },
};

const legend = {
  display: "none",
  textStyle: "small",
  "& span": { display: "flex", alignItems: "center", gap: "10px" },
  "& span::before": { content: "''", flex: "none", w: "36px", borderTop: "2px solid {colors.ink}" },
  "& .fold::before": { borderTop: "2px dashed {colors.spot}" },
  "& .glue-area::before": {
    h: "14px",
    border: "1.5px solid {colors.ink}",
    background: "repeating-linear-gradient(-45deg,{colors.ink} 0 1px,{colors.card} 0 6px)",
  },
  lg: {
    display: "grid",
    gap: "8px",
    gridArea: "1/5",
    alignSelf: "start",
    paddingInlineStart: "32px",
    pt: "44px",
  },
};

/** Compact, two faces a row, below the width at which the dieline is laid out. */
const stacked = {
  lgDown: {
    "& .tuck": { gridArea: "2/1" },
    "& .tuck.down": { gridArea: "6/1" },
    "& .front": { gridArea: "3/1", borderInlineStart: cut, borderBlock: foldOnSpot },
    "& .top": { gridArea: "3/2", border: cut, borderInlineStart: "0", borderBlockEnd: fold },
    "& .side": {
      gridArea: "4/1",
      borderInlineStart: cut,
      borderInlineEnd: fold,
      borderBlockEnd: fold,
    },
    "& .bottom": { gridArea: "4/2", borderInlineEnd: cut, borderBlockEnd: fold },
    "& .back": { gridArea: "5/1", borderInlineStart: cut, borderInlineEnd: fold },
    "& .side-2": {
      gridArea: "5/2",
      borderInlineStart: "0",
      borderInlineEnd: cut,
      borderBlockEnd: cut,
    },
  },
};

const dieline = {
  lg: {
    gridTemplateColumns: "36px minmax(0,1.18fr) minmax(0,1fr) minmax(0,1.18fr) minmax(0,1fr)",
    "& .heading": { gridArea: "1/1/2/4", pe: "40px", pb: "112px", mb: "0" },
    "& .front": {
      gridArea: "2/2",
      borderBlockStart: cut,
      borderBlockEnd: foldOnSpot,
      borderInlineEnd: foldOnSpot,
    },
    "& .top": { gridArea: "1/4", borderInline: cut, borderBlock: fold, mt: "44px" },
    "& .side": { gridArea: "2/3", borderBlock: fold },
    "& .bottom": { gridArea: "3/2", borderInline: cut, borderBlockEnd: fold, mb: "44px" },
    "& .back": { gridArea: "2/4", borderBlockEnd: cut, borderInline: fold },
    "& .side-2": { gridArea: "2/5", borderBlock: fold, borderInlineEnd: cut },
    "& .tuck": { gridArea: "1/4", alignSelf: "start" },
    "& .tuck.down": { gridArea: "3/2", alignSelf: "end" },
    "& .dust-1": { gridArea: "1/3", alignSelf: "end" },
    "& .dust-2": { gridArea: "1/5", alignSelf: "end" },
    "& .dust-3": { gridArea: "3/3" },
    "& .dust-4": { gridArea: "3/5" },
    "& .glue": {
      gridArea: "2/1",
      h: "100%",
      fill: "none",
      background: "repeating-linear-gradient(-45deg,{colors.ink} 0 1px,{colors.card} 0 7px)",
      clipPath: "polygon(100% 0,0 6%,0 94%,100% 100%)",
      _rtl: { transform: "scaleX(-1)" },
    },
    "& .callout": {
      gridArea: "3/3/4/6",
      alignItems: "end",
      p: "0",
      pt: "96px",
      paddingInlineStart: "56px",
      mb: "44px",
    },
  },
};

/** The same carton cut open: six faces, one feature on each. */
export const featuresRecipe = defineRecipe({
  className: "features",
  base: {
    pt: "var(--gap)",
    "& .die": {
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)",
      ...stacked,
      ...dieline,
    },
    "& .heading": { gridColumn: "1/-1", mb: "20px", sm: { mb: "28px" } },
    "& .title": { textStyle: "h2", marginInlineStart: "calc(-.022em*var(--track))" },
    "& .lead": { textStyle: "lead", mt: "18px", maxW: "27em" },
    "& .face": face,
    "& .face.front": { bg: "spot", "& small": { color: "ink" } },
    "& .flap": flap,
    "& .legend": legend,
    "& .callout": {
      gridColumn: "1/-1",
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "24px",
      pt: "28px",
      "& .big": { textStyle: "callout", textWrap: "balance" },
      "& picture": { flex: "none", w: "clamp(84px,22vw,170px)" },
      "& img": { w: "100%" },
    },
    "@media print": {
      "& .flap.tuck,& .sign-up": { display: "none" },
      "& .face": { breakInside: "avoid" },
      "& .face img": { maxW: "160px" },
    },
  },
});
