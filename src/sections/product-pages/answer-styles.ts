import { checkMark, productParts } from "../../components/product/product-parts";

/** What fills the height that the screen has left. */
const filling = { flex: "1", display: "flex", flexDirection: "column" };

const row = { flex: "1", py: ".4em", lineHeight: "1.3", borderTop: "1px solid {colors.ink}" };

const parts = {
  ...productParts,
  "& table": { ...productParts["& table"], fontSize: "1em" },
  "& th,& td": { py: ".3em" },
  "& .lot": {
    ...productParts["& .lot"],
    flex: "1",
    display: "grid",
    placeContent: "center",
    fontSize: "3.4em",
  },
  "& .coupon": {
    flex: "1",
    display: "grid",
    alignContent: "center",
    gap: ".4em",
    p: "1em",
    textAlign: "center",
    bg: "spot",
    border: "2px dashed {colors.ink}",
    "& b": { textStyle: "price", fontSize: "7.4em", lineHeight: "1" },
  },
  "& .names": filling,
  "& .names li": {
    ...row,
    display: "grid",
    alignContent: "center",
    fontWeight: "600",
    "& small": { fontSize: ".85em", fontWeight: "400", color: "ink2" },
  },
  "& .checks": filling,
  "& .checks li,& .notice": {
    display: "flex",
    alignItems: "center",
    gap: ".7em",
    _before: checkMark,
  },
  "& .checks li": row,
  "& .notice": { fontWeight: "600" },
};

/** The address; what the batch adds to it is typed behind it, and stays in sight. */
const url = {
  display: "flex",
  fontSize: "max(12px,.65em)",
  "& > span": { minW: "0", overflow: "hidden", textOverflow: "ellipsis" },
  "& > b": { fontWeight: "600", animation: "type .6s .3s steps(9) backwards" },
};

const foot = {
  display: "none",
  flex: "none",
  px: "1.1em",
  py: ".7em .9em",
  borderTop: "3px solid {colors.ink}",
  fontSize: ".72em",
  lineHeight: "1.35",
  "& b": { display: "block" },
  "& span": { color: "ink2" },
  md: { display: "block" },
};

/** The answers on the phone: each fills the screen, down to the strip that names the product. */
export const answerStyles = {
  "& .hold .phone": {
    w: "100%",
    p: "6px",
    fontSize: "18px",
    borderRadius: "34px",
    boxShadow: "none",
    md: {
      boxShadow: "0 0 0 2px {colors.paper}",
      w: "16em",
      p: ".5em",
      fontSize: "var(--unit)",
      borderRadius: "2.1em",
    },
    lg: { flex: "1", display: "flex" },
    "& .screen": {
      flex: "1",
      minW: "0",
      h: "auto",
      minH: "23em",
      borderRadius: "28px",
      md: { minH: "31.8em", borderRadius: "1.65em" },
    },
    "& .url": url,
    "& .band": {
      display: "none",
      md: { display: "block", h: "6em" },
      "& img": { w: "100%", h: "100%", objectFit: "cover", objectPosition: "50% 18%" },
    },
    "& .screen-title": { fontSize: "calc((.4 + .6*var(--heading-scale))*2em)" },
    "& .screen-body:not([hidden])": { flex: "1", display: "flex", flexDirection: "column" },
    "& .screen-body": {
      gap: ".6em",
      p: "1em 1em 24px",
      fontSize: "15px",
      md: { p: "1.1em 1.3em", fontSize: ".72em" },
    },
    "& .foot": foot,
    ...parts,
  },
};
