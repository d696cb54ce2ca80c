import { defineRecipe } from "@chakra-ui/react";

const prose = {
  maxW: "680px",
  textStyle: "docText",
  "& .summary": { textStyle: "docLead" },
  "& section": { mt: "clamp(36px,4vw,56px)" },
  "& h2": { textStyle: "docH2", mb: "12px", scrollMarginTop: "104px" },
  "& p + *,& ul + *,& table + *": { mt: "16px" },
  "& ul": { listStyle: "disc", paddingInlineStart: "1.1em" },
  "& li + li": { mt: "8px" },
  "& li::marker": { color: "spot" },
  "& a": { textUnderlineOffset: "3px", _hover: { color: "spotText" } },
  "& code": {
    textStyle: "mono",
    fontSize: ".9em",
    overflowWrap: "anywhere",
    direction: "ltr",
    unicodeBidi: "isolate",
  },
  "& mark": {
    bg: "transparent",
    px: "4px",
    py: "1px",
    border: "2px dashed {colors.spot}",
    boxDecorationBreak: "clone",
  },
  "& table": {
    w: "100%",
    fontSize: "16px",
    lineHeight: "1.45",
    borderTop: "6px solid {colors.ink}",
  },
  "& th,& td": {
    py: "10px",
    paddingInlineEnd: "16px",
    textAlign: "start",
    verticalAlign: "top",
    borderBottom: "1px solid {colors.ink}",
  },
  "& th": { fontWeight: "600" },
  smDown: {
    "& table,& tbody,& tr,& td,& tbody th": { display: "block" },
    "& thead": {
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "& td,& tbody th": { borderBottom: "0", paddingInlineEnd: "0", py: "4px" },
    "& td::before,& tbody th::before": {
      content: "attr(data-label)",
      display: "block",
      textStyle: "small",
      color: "ink2",
      fontWeight: "400",
    },
    "& tr": { py: "10px", borderBottom: "1px solid {colors.ink}" },
  },
};

/** A legal document: title, facts strip, table of contents that stays in view, readable measure. */
export const documentRecipe = defineRecipe({
  className: "document",
  base: {
    pt: "112px",
    pb: "var(--section-padding)",
    lg: { pt: "136px" },
    "& .title": { textStyle: "docTitle" },
    "& .facts": {
      mt: "28px",
      borderTop: "3px solid {colors.ink}",
      "& > div": { py: "10px", borderBottom: "1px solid {colors.ink}" },
      "& dt": { textStyle: "small", color: "ink2" },
      "& dd": { fontWeight: "600", fontSize: "18px", overflowWrap: "anywhere" },
      "& dd a": { display: "inline-block", minH: "24px" },
      sm: {
        display: "grid",
        gridTemplateColumns: "repeat(3,1fr)",
        "& > div": { borderBottom: "0", paddingInlineEnd: "20px" },
        "& > div + div": {
          borderInlineStart: "1px solid {colors.ink}",
          paddingInlineStart: "20px",
        },
      },
    },
    "& .columns": {
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr)",
      gap: "40px",
      mt: "44px",
      lg: { gridTemplateColumns: "minmax(180px,1fr) minmax(0,680px)", gap: "64px" },
      "2xl": { gridTemplateColumns: "minmax(220px,1fr) 680px minmax(0,.7fr)" },
    },
    "& .contents": {
      lg: {
        position: "sticky",
        top: "104px",
        alignSelf: "start",
        maxH: "calc(100vh - 128px)",
        overflowY: "auto",
      },
      "& h2": { textStyle: "small", fontWeight: "600", color: "ink2", mb: "6px" },
      "& a": {
        display: "block",
        py: "7px",
        textDecoration: "none",
        borderBottom: "1px solid {colors.rule}",
        outlineOffset: "-3px",
        _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
        "&[aria-current]": {
          fontWeight: "600",
          borderInlineStart: "3px solid {colors.spot}",
          paddingInlineStart: "12px",
        },
      },
    },
    "& .prose": prose,
    "@media print": {
      pt: "0",
      "& .contents": { display: "none" },
      "& .columns": { display: "block", mt: "16px" },
      "& .prose": { maxW: "none" },
      "& .prose section": { mt: "20px" },
      // What a link leads to, where its words do not say it.
      '& .prose a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    },
  },
});
