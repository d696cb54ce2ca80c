import { pack } from "../../components/art/carton";
import { folding, narrowHinges, wideHinges } from "./fold";

/** The lines of the net: where it is cut, where it is folded. */
export const cut = "2px solid {colors.ink}";
export const fold = "2px dashed {colors.spot}";
const foldOnSpot = "2px dashed {colors.ink}";

const { width, height, depth } = pack;
/** A unit of the pack's drawing, as the net's width gives it: sides and fronts, twice, fill all but the glue. */
export const unit = `calc(96.95cqi/${2 * (width + depth)})`;
const units = (number: number) => `calc(${number}*var(--u))`;

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
export const stacked = {
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
export const dieline = {
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
      h: "calc((.5 + .5*var(--heading-scale))*160*var(--u))",
      mt: "14px",
      xl: {
        h: "calc((.5 + .5*var(--heading-scale))*198*var(--u))",
        mt: "calc(70px*var(--heading-scale) - 30px)",
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
  "&:lang(es) img,&:lang(ru) img": { "--heading-scale": ".85" },
  "&:lang(pt) img": { "--heading-scale": ".6" },
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
