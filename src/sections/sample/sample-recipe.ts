import { defineRecipe } from "@chakra-ui/react";
import { checkMark, productParts } from "../../components/product/product-parts";

const languages = {
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  "& a": {
    display: "block",
    px: "14px",
    py: "6px",
    textStyle: "small",
    textDecoration: "none",
    border: "1px solid {colors.line}",
    borderRadius: "9em",
    _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
    "&[aria-current]": { bg: "ink", color: "white", borderColor: "ink", fontWeight: "600" },
  },
};

const facts = {
  "& div": { py: "10px", borderBottom: "1px solid {colors.ink}" },
  "& dt": { textStyle: "small", color: "ink2" },
  "& dd": { fontWeight: "600" },
};

/** The phone's screen grown to a page: one sheet on the paper ground. */
export const sampleRecipe = defineRecipe({
  className: "sample",
  base: {
    maxW: "1040px",
    mx: "auto",
    md: { px: "20px", pt: "40px" },
    "& main": { bg: "card", md: { border: "2px solid {colors.ink}" } },
    "& .band": {
      h: "clamp(140px,24vw,240px)",
      bg: "spot",
      "& svg": { w: "100%", h: "100%" },
    },
    "& .body": { px: "clamp(20px,5vw,56px)", pt: "24px", pb: "clamp(40px,6vw,72px)" },
    "& .languages": languages,
    "& .head": {
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr)",
      gap: "24px",
      mt: "clamp(24px,4vw,48px)",
      lg: { gridTemplateColumns: "1fr auto", gap: "56px", alignItems: "end" },
    },
    "& .other-view": {
      justifySelf: "start",
      px: "20px",
      py: "10px",
      fontWeight: "600",
      textDecoration: "none",
      border: "2px solid {colors.ink}",
      boxShadow: "0 2px 0 {colors.ink}",
      _hover: { bg: "ink", color: "white" },
    },
    "& .title": {
      textStyle: "h2Small",
      lg: { fontSize: "calc(var(--heading-scale)*72px)" },
    },
    "& .subtitle": { textStyle: "lead", mt: "12px", color: "ink2" },
    "& .coupon": {
      p: "clamp(24px,6vw,72px) clamp(20px,5vw,56px)",
      mt: "clamp(40px,5vw,56px)",
      textAlign: "center",
      bg: "spot",
      border: "2px dashed {colors.ink}",
      "& h2": { fontWeight: "600" },
      "& .deal": { textStyle: "h2Small", my: "8px 12px", textWrap: "balance" },
    },
    "& .columns": {
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr)",
      gap: "clamp(40px,5vw,56px)",
      mt: "clamp(40px,5vw,56px)",
      lg: { gridTemplateColumns: "repeat(2,minmax(0,1fr))" },
    },
    "& .columns section": {
      pt: "14px",
      borderTop: "3px solid {colors.ink}",
      "& + section": { mt: "clamp(40px,5vw,56px)" },
      "& > * + *": { mt: "14px" },
      "& h2": { textStyle: "docH2" },
    },
    ...productParts,
    "& table": { ...productParts["& table"], fontSize: "16px" },
    "& .notice": {
      display: "flex",
      alignItems: "center",
      gap: ".7em",
      fontWeight: "600",
      _before: checkMark,
    },
    "& .allergens": { fontWeight: "600" },
    "& .label": { borderTop: "1px solid {colors.ink}", ...facts },
    "& footer": {
      px: "clamp(20px,5vw,56px)",
      py: "28px",
      textStyle: "small",
      color: "ink2",
      "& p": { maxW: "44em" },
    },
    "@media print": {
      "& .band,& nav,& .other-view,& footer a": { display: "none" },
      "& .coupon": { breakInside: "avoid" },
      "& .body": { pt: "0" },
      "& .columns": { display: "block", mt: "16px" },
      "& footer": { pt: "16px" },
      "& .columns > div": { mt: "24px" },
    },
  },
});
