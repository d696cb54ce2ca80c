import { defineRecipe } from "@chakra-ui/react";
import { perforation, scissors } from "../../components/art/coupon-edge";

/** The strip to try, a coupon as wide as the page: what stands there before its script comes. */
export const tryItRecipe = defineRecipe({
  className: "try-it",
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: "18px 6vw",
    mt: "var(--gap)",
    p: "clamp(22px,3.4vw,48px)",
    bg: "card",
    border: perforation,
    md: { gridTemplateColumns: "minmax(0,1fr) 200px" },
    "& .scissors": scissors,
    "& h3": { textStyle: "tab" },
    // On phones the code stands beside its line, where both have room.
    "& figure": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "14px",
      md: { display: "block", gridArea: "1/2/6" },
    },
    "& figcaption": { flex: "1 1 146px" },
    "& .symbol": { w: "128px", md: { w: "200px" } },
    "& figure ~ *": { gridColumn: "1" },
    "& .uri": {
      fontSize: "20px",
      fontWeight: "600",
      overflowWrap: "anywhere",
      // It runs from left to right, and stands where the page begins.
      _rtl: { textAlign: "end" },
    },
    "& .uri span": {
      display: "inline-block",
      borderTop: "3px solid {colors.spot}",
      marginInlineEnd: "3px",
    },
    "& .uri small": {
      display: "block",
      textStyle: "small",
      userSelect: "none",
    },
    "@media print": {
      "& .with-script,& .sign-up": { display: "none" },
      "& .symbol": { w: "var(--side)!important" },
    },
  },
});

/** What its script brings: fields, errors, a ruler, buttons. */
export const tryItLiveRecipe = defineRecipe({
  className: "try-it-live",
  base: {
    display: "contents",
    "& .more": {
      display: "grid",
      gap: "12px",
      gridTemplateColumns: "repeat(auto-fit,minmax(180px,1fr))",
      mt: "10px",
      "&[hidden]": { display: "none" },
    },
    "& .field-note": { fontWeight: "600", color: "spotText", "&[data-note]": { color: "ink2" } },
    "& :disabled": { opacity: ".35", cursor: "default" },
    "& [aria-expanded]": { textAlign: "start" },
    "& [data-stale]": { opacity: ".3" },
    "& .ruler": { mt: "8px", stroke: "ink", fill: "spot", direction: "ltr" },
    "& figcaption p": { textStyle: "small" },
    "& figcaption bdi": { display: "block", _rtl: { textAlign: "end" } },
    "& .actions": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "10px",
      "@media print": { display: "none" },
    },
    // What is being typed shows where it goes.
    "& .uri span": { transition: "background .3s" },
    ".with-script:focus-within ~ &": { "& [data-part=gtin]": { bg: "spot" } },
    "&:has([name=batch]:focus) [data-part=batch],&:has([name=serial]:focus) [data-part=serial],&:has([name=expiry]:focus) [data-part=expiry]":
      { bg: "spot" },
  },
});
