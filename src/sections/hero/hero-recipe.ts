import { defineRecipe } from "@chakra-ui/react";
import { artStyles } from "./art-styles";

/** Four facts in a row, name above value; two in a row on a phone. */
const facts = {
  display: "grid",
  gridTemplateColumns: "repeat(2,minmax(0,1fr))",
  mt: "24px",
  borderTop: "3px solid {colors.ink}",
  borderBottom: "1px solid {colors.ink}",
  "& > div": {
    // Values in one line where a name takes two.
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    paddingBlock: "8px",
    "&:nth-child(2n)": {
      borderInlineStart: "1px solid {colors.ink}",
      paddingInlineStart: "16px",
    },
    smDown: { "&:nth-child(n+3)": { borderTop: "1px solid {colors.ink}" } },
    sm: {
      paddingInlineEnd: "16px",
      "&:nth-child(n+2)": {
        borderInlineStart: "1px solid {colors.ink}",
        paddingInlineStart: "16px",
      },
    },
  },
  "& dt": { fontSize: "14px", lineHeight: "1.4", color: "ink2" },
  "& dd": { mt: "calc((1 - var(--heading-scale))*14px)", textStyle: "fact" },
  // Of one width, so that they stay where they are when the text face arrives.
  sm: { gridTemplateColumns: "repeat(4,minmax(0,1fr))" },
  lg: { mt: "16px" },
};

/** The headline beside the closed carton and the page that its code opens. */
export const heroRecipe = defineRecipe({
  className: "hero",
  base: {
    pt: "74px",
    sm: { pt: "84px" },
    lg: { pt: "78px" },
    "& .grid": {
      lg: {
        display: "grid",
        gridTemplateColumns: "minmax(0,1fr) 49.5%",
        alignItems: "center",
      },
      xl: { gridTemplateColumns: "minmax(0,1fr) 52.6%" },
    },
    "& .title": {
      textStyle: "h1",
      lg: { textStyle: "h1Wide" },
    },
    "& .lead": {
      textStyle: "lead",
      mt: "clamp(12px,1.7vw,24px)",
      maxW: "34em",
      lg: { maxW: "29em", paddingInlineEnd: "24px" },
    },
    "& .actions": {
      display: "flex",
      flexWrap: "wrap",
      gap: "10px",
      mt: "clamp(16px,2vw,28px)",
      "& > *": { flex: "1 1 auto", sm: { flex: "none" }, lg: { px: "18px" }, xl: { px: "28px" } },
      smDown: { "& > *": { minH: "52px", fontSize: "min(16px,4vw)", px: "6px" } },
    },
    "& .art": artStyles,
    "& .facts": facts,
    "@media print": { pt: "0", "& .actions,& .art": { display: "none" } },
  },
});
