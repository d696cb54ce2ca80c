import { defineRecipe } from "@chakra-ui/react";
import { calloutStyles } from "./callout-styles";
import { cut, dieline, fold, stacked, unit } from "./net-styles";

const hatched = (width: string, gap: string) =>
  `repeating-linear-gradient(-45deg,{colors.ink} 0 ${width},{colors.card} ${width} ${gap})`;

const face = {
  minW: "0",
  bg: "card",
  p: "16px 14px 22px",
  sm: { p: "22px 24px 30px" },
  "& small": { display: "none", fontSize: "15px", lineHeight: "1.4", color: "ink2" },
  "& img": {
    w: "100%",
    h: "98px",
    objectFit: "contain",
    objectPosition: "0 100%",
    sm: { h: "160px" },
    _rtl: { objectPosition: "100% 100%" },
  },
  "& h3": {
    mt: "14px",
    wordSpacing: ".06em",
    overflowWrap: "anywhere",
    textStyle: "h3Compact",
    sm: { textStyle: "h3" },
  },
  "& p": {
    mt: "6px",
    fontSize: "15px",
    lineHeight: "max(1.42,calc(var(--text-line-height) - .08))",
    sm: { fontSize: "17px" },
  },
  "& .reviewed": { fontSize: "14px", color: "ink2" },
};

const flap = {
  display: "none",
  w: "100%",
  h: "100%",
  overflow: "visible",
  fill: "card",
  stroke: "ink",
  strokeWidth: "2",
  "& path": { vectorEffect: "non-scaling-stroke" },
  _rtl: {
    "& path": { transformBox: "view-box", transformOrigin: "50% 50%", transform: "scaleX(-1)" },
  },
  "&.tuck-1,&.tuck-2,&.dust-2,&.dust-3,&.glue": { display: "block" },
  "&.glue": {
    fill: "none",
    strokeWidth: "4",
    background: hatched("1.5px", "8px"),
    clipPath: "polygon(100% 0,0 6%,0 94%,100% 100%)",
    _rtl: { clipPath: "polygon(0 0,100% 6%,100% 94%,0 100%)" },
  },
};

const titleBlock = {
  display: "none",
  gridColumn: "1/-1",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  mb: "28px",
  border: cut,
  fontSize: "14px",
  lineHeight: "1.4",
  sm: { display: "grid" },
  "& p": { px: "14px", py: "8px" },
  "& small": { display: "block", fontSize: "13px", color: "ink2" },
  "& b": { textStyle: "part" },
  "& .legend": {
    display: "flex",
    gap: "18px",
    lg: { flexDirection: "column", gap: "2px", borderTop: "1px solid {colors.ink}" },
  },
  "& span": { display: "flex", alignItems: "center", gap: "8px" },
  "& span::before": { content: "''", flex: "none", w: "30px", borderTop: cut },
  "& .fold::before": { borderTop: fold },
  "& .glue-area::before": { h: "12px", border: cut, background: hatched("1.5px", "6px") },
};

/** The same carton cut open: six faces, one feature on each. */
export const featuresRecipe = defineRecipe({
  className: "features",
  base: {
    pt: "var(--section-padding)",
    pb: "var(--section-padding)",
    overflow: "clip",
    "& > .wrap": { containerType: "inline-size" },
    "& .die": {
      "--s": "1",
      "--u": unit,
      display: "grid",
      gridTemplateColumns: "16px minmax(0,1fr) minmax(0,1fr)",
      sm: { gridTemplateColumns: "28px minmax(0,1fr) minmax(0,1fr)" },
      _rtl: { "--s": "-1" },
      lgDown: stacked,
      lg: dieline,
    },
    "& .heading": { gridColumn: "1/-1", mb: "24px" },
    "& .title": { textStyle: "h2Net" },
    "& .lead": { textStyle: "lead", mt: "16px", maxW: "27em" },
    "& .face": face,
    "& .face.front": { bg: "spot" },
    "& .flap": flap,
    "& .title-block": titleBlock,
    "& .callout": calloutStyles,
    // The widths' own rules are for screens alone.
    "@media print": {
      "& .die": { display: "block" },
      "& .flap,& .title-block,& .stages,& .sign-up": { display: "none!important" },
      "& .face": { transform: "none!important", breakInside: "avoid" },
      "& .face img": { maxW: "160px" },
    },
  },
});
