import { defineRecipe } from "@chakra-ui/react";
import { pack } from "../../components/art/carton";
import { calloutStyles } from "./callout-styles";
import { folding, narrowHinges, wideHinges } from "./fold";

const cut = "2px solid {colors.ink}";
const fold = "2px dashed {colors.spot}";
const foldOnSpot = "2px dashed {colors.ink}";

const { width, height, depth } = pack;
const units = (number: number) => `calc(${number}*var(--u))`;

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
    lineHeight: "max(1.42,calc(var(--lh-t) - .08))",
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

/** The drawing stands beside the text. */
const beside = {
  display: "grid",
  gridTemplateColumns: "minmax(0,1fr) 35%",
  alignContent: "start",
  columnGap: "14px",
};

/** A face as wide as two. */
const wideFace = {
  ...beside,
  "& h3": { mt: "0" },
  "& img": { gridArea: "1/2/5/3", h: "auto" },
};

/** Two faces a row, but for what says most and the last, below the width at which the dieline is laid out. */
const stacked = {
  ...folding(narrowHinges),
  "& .tuck-1": { gridArea: "3/2" },
  "& .dust-2": { gridArea: "3/3" },
  "& .dust-3": { gridArea: "8/2" },
  "& .tuck-2": { gridArea: "8/3" },
  "& .tuck-1,& .tuck-2,& .dust-2,& .dust-3": { h: "32px", sm: { h: "44px" } },
  "& .glue": { gridArea: "4/1/8/2" },
  "& .front": { gridArea: "4/2" },
  "& .top": { gridArea: "4/3" },
  "& .side": { gridArea: "5/2" },
  "& .bottom": { gridArea: "5/3" },
  // What it adds to its sentence runs below the drawing.
  "& .back": {
    gridArea: "6/2/7/4",
    ...wideFace,
    "& p + p": { gridColumn: "1/-1", sm: { gridColumn: "1" } },
  },
  "& .side-2": { gridArea: "7/2/8/4", borderBottom: fold, ...wideFace },
  "& .face": { borderTop: fold, borderInlineEnd: fold },
  "& .front,& .side,& .back,& .side-2": { borderInlineStart: fold },
  "& .top,& .bottom,& .back,& .side-2": { borderInlineEnd: cut },
  "& .callout": { gridArea: "9/1/10/4" },
};

/** Top and bottom are as low as the box is deep; the drawing stands at the lower end. */
const lowFace = {
  ...beside,
  gridTemplateRows: "repeat(4,auto) 1fr",
  minH: units(depth),
  pt: "12px",
  pb: "8px",
  "& small,& h3": { gridColumn: "1/-1" },
  "& h3": { mt: "2px", gridRow: "2", textStyle: "part" },
  "& img": { gridArea: "3/2/6/3", h: "auto", m: "0 0 12px", alignSelf: "end" },
  "& p": { gridColumn: "1", mt: "4px", fontSize: "clamp(15px,1.25vw,16px)" },
  // Where the box is small the text takes the whole face.
  "@container (max-width: 1000px)": { gridTemplateColumns: "1fr", "& img": { display: "none" } },
  "@container (1000px < width < 1250px)": {
    "&:is(:lang(bn),:lang(ja),:lang(ru))": {
      gridTemplateColumns: "minmax(0,1fr) 22%",
      columnGap: "8px",
      "& p": { fontSize: "14px", lineHeight: "1.4" },
    },
  },
};

/** The net of one box: what is to meet when it is folded is of one length. */
const dieline = {
  ...folding(wideHinges),
  gridTemplateColumns: `3.05% repeat(2,minmax(0,${width}fr) minmax(0,${depth}fr))`,
  gridTemplateRows: `auto ${units(depth)} auto ${units(depth)} auto 1fr`,
  "& .heading": { gridArea: "1/1/3/4", pb: "28px", mb: "0" },
  // Clear of the flap beside the top.
  "& .lead": { maxW: units(345) },
  "& .title-block": {
    gridArea: "1/5/3/6",
    alignSelf: "start",
    gridTemplateColumns: "1fr",
    mb: units(66),
    marginInlineStart: "24px",
  },
  "& .flap": { display: "block" },
  "& .tuck-1,& .tuck-2": { h: units(36) },
  "& .tuck-1": { gridArea: "1/4", alignSelf: "end" },
  "& .dust-1": { gridArea: "2/3", alignSelf: "end" },
  "& .dust-2": { gridArea: "2/5", alignSelf: "end" },
  "& .glue": { gridArea: "3/1" },
  "& .tuck-2": { gridArea: "5/2", alignSelf: "start" },
  "& .dust-3": { gridArea: "4/3" },
  "& .dust-4": { gridArea: "4/5" },
  "& .dust-1,& .dust-2,& .dust-3,& .dust-4": { h: units(53) },
  "& .face": {
    p: "16px 16px 20px",
    xl: { px: "24px" },
    "& small": { display: "block" },
    "& img": {
      h: "calc((.5 + .5*var(--k))*160*var(--u))",
      mt: "14px",
      xl: {
        h: "calc((.5 + .5*var(--k))*198*var(--u))",
        mt: "calc(70px*var(--k) - 30px)",
      },
    },
    "& h3": { mt: "20px", textStyle: "faceTitle", xl: { mt: "24px" } },
    "& p": { fontSize: "clamp(15px,2.4vw - 15.6px,19px)" },
    "& p + p": { fontSize: "14px" },
  },
  "& .front small": { color: "ink" },
  "& .side,& .side-2": { px: "14px" },
  "& .front,& .side,& .back,& .side-2": { minH: units(height) },
  // Longer words leave the drawings less of a face's height.
  "&:lang(es) img,&:lang(ru) img": { "--k": ".85" },
  "&:lang(pt) img": { "--k": ".6" },
  "& .top,& .bottom": lowFace,
  "& .front": {
    gridArea: "3/2",
    borderInlineStart: foldOnSpot,
    borderBlockStart: cut,
    borderBlockEnd: foldOnSpot,
  },
  "& .side": { gridArea: "3/3", borderInlineStart: fold, borderBlock: fold },
  "& .back": {
    gridArea: "3/4",
    borderInlineStart: fold,
    borderBlockStart: fold,
    borderBlockEnd: cut,
  },
  "& .side-2": {
    gridArea: "3/5",
    borderInlineStart: fold,
    borderBlock: fold,
    borderInlineEnd: cut,
  },
  "& .top": { gridArea: "2/4", alignSelf: "end", borderInline: cut, borderBlockStart: fold },
  "& .bottom": { gridArea: "4/2", alignSelf: "start", borderInline: cut, borderBlockEnd: fold },
};

/** The same carton cut open: six faces, one feature on each. */
export const featuresRecipe = defineRecipe({
  className: "features",
  base: {
    pt: "var(--gap)",
    pb: "var(--gap)",
    overflow: "clip",
    "& > .wrap": { containerType: "inline-size" },
    "& .die": {
      "--s": "1",
      // A unit of the pack's drawing.
      "--u": `calc(96.95cqi/${2 * (width + depth)})`,
      display: "grid",
      gridTemplateColumns: "16px minmax(0,1fr) minmax(0,1fr)",
      sm: { gridTemplateColumns: "28px minmax(0,1fr) minmax(0,1fr)" },
      _rtl: { "--s": "-1" },
      lgDown: stacked,
      lg: dieline,
    },
    "& .heading": { gridColumn: "1/-1", mb: "24px" },
    "& .title": {
      textStyle: "h2Net",
    },
    "& .lead": { textStyle: "lead", mt: "16px", maxW: "27em" },
    "& .face": face,
    "& .face.front": { bg: "spot" },
    "& .flap": flap,
    "& .title-block": titleBlock,
    "& .callout": calloutStyles,
    "@media print": {
      "& .flap,& .title-block,& .stages,& .sign-up": { display: "none!important" },
      "& .face": { transform: "none!important", breakInside: "avoid" },
      "& .face img": { maxW: "160px" },
    },
  },
});
