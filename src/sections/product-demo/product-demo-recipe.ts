import { defineRecipe } from "@chakra-ui/react";
import { least } from "../../theme/text-styles";
import { benchStyles } from "./bench/bench-styles";
import { panelStyles } from "./form/panel-styles";
import { packStyles } from "./pack/pack-styles";
import { linkRowStyles, shareStyles, wayOnStyles } from "./way-on/way-on-styles";

/** Where the heading's words are longer, it is smaller, so that on a desk it stands on one line. */
const longerWords = {
  "&:lang(es)": { "--room": ".86" },
  "&:lang(pt),&:lang(hi),&:lang(ja)": { "--room": ".79" },
  "&:lang(ru),&:lang(bn)": { "--room": ".7" },
};

const head = {
  display: "flex",
  flexDirection: "column",
  gap: "10px",
  // Without a comma it has no place to break.
  "&:lang(zh-Hant)": { "--room": ".86" },
  lg: { flexDirection: "row", alignItems: "last baseline", gap: "32px", ...longerWords },
  "& h2": {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize: `calc(var(--room,1)*var(--heading-scale)*max(min(max(56px,8vw),62px,15.1vw),min(6.1vw,88px),${least(42)}))`,
    lineHeight: "var(--heading-line-height)",
    letterSpacing: "calc(var(--tracking)*-.01em)",
    flex: "none",
    maxW: "100%",
    lg: { maxW: "60%" },
  },
  "& .why": {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize:
      "calc((.4 + .6*var(--heading-scale)*var(--room,1))*clamp(20px,max(3.1vw - 17px,min(2.9vw,22px)),28px))",
    lineHeight: "var(--subheading-line-height)",
    textWrap: "balance",
    "& small": {
      display: "block",
      mt: "3px",
      fontFamily: "var(--text-font)",
      fontWeight: "400",
      textStyle: "small",
    },
  },
};

/** Pack, fields and reader in one column, in two, and from 1200 px in three, 800 px high. */
const stage = {
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  // How high the phone's screen is; the till is as high as the phone, so that a switch moves nothing.
  "--device": "376px",
  pt: "16px",
  pb: "0",
  "& .work": { display: "flex", flexDirection: "column" },
  md: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)",
    gap: "28px clamp(28px,4.4vw,48px)",
    py: "44px",
    "& .head": { gridColumn: "1/-1" },
    "& .work": { display: "contents" },
    gridTemplateRows: "auto auto auto 1fr",
    "--device": "448px",
    "& .reader": { gridArea: "3/1/5/2" },
  },
  xl: {
    gridTemplateColumns: "minmax(0,clamp(356px,29vw,416px)) minmax(0,1fr) minmax(0,300px)",
    gridTemplateRows: "auto auto 1fr auto",
    gap: "12px clamp(32px,3.3vw,48px)",
    pt: "40px",
    pb: "24px",
    "--device": "540px",
    "& .head": { gridArea: "1/1/2/3", mb: "4px" },
    "& .panel": { gridArea: "2/1" },
    "& .way-on": { gridArea: "3/1/5/2", alignSelf: "start" },
    // Beside a row that was opened, pack and reader stay in view, the pack above the link's row.
    "& .pack": { gridArea: "2/2/4/3" },
    "& .pack figure": { position: "sticky", top: "80px" },
    "& .link-row": { gridArea: "4/2", alignSelf: "end" },
    "& .reader": { gridArea: "1/3/5/4", alignSelf: "start", position: "sticky", top: "80px" },
  },
};

const onInk = {
  color: "paper",
  borderColor: "paper",
  _hover: { bg: "paper", color: "ink" },
};

/** The visitor's own product, on the ink of a checkout's glass. */
export const productDemoRecipe = defineRecipe({
  className: "product-demo",
  base: {
    overflow: "clip",
    bg: "ink",
    color: "paper",
    // A number begins where the page's lines do.
    _rtl: { "& input[dir=ltr]": { textAlign: "right" } },
    "& .stage": stage,
    "& .head": head,
    "& .pack": packStyles,
    "& .panel": panelStyles,
    "& .reader > h3": {
      textStyle: "fact",
      lineHeight: "1.1",
      mb: "8px",
      mdDown: { position: "absolute", clipPath: "inset(50%)" },
    },
    "& .way-on": wayOnStyles,
    "& .share": shareStyles,
    "& .link-row": linkRowStyles,
    "& .ways": {
      display: "flex",
      flexWrap: "wrap",
      gap: "8px",
      "& > *": { px: "8px", fontSize: "15px", md: { px: "18px" } },
    },
    "& .stage .ways > *": onInk,
    "& .link-row .button": { md: onInk },
    "& .bench": benchStyles,
    "@media print": {
      bg: "transparent",
      color: "ink",
      "& .stage > :not(.head),& .bench": { display: "none!important" },
      "& .head .why small": { color: "ink" },
    },
  },
});
