import { defineRecipe } from "@chakra-ui/react";

const controlStrip = [
  "{colors.spot} 0 32px",
  "#F98868 0 64px",
  "#FBC4B3 0 96px",
  "{colors.paper} 0 128px",
  "#A29E96 0 160px",
  "#514E48 0 192px",
  "{colors.ink} 0",
].join(",");

/** Soil and the printer's control strip, its patches always whole. */
export const footerRecipe = defineRecipe({
  className: "footer",
  base: {
    position: "relative",
    bg: "ink",
    color: "paper",
    pt: "clamp(32px,5vw,72px)",
    "& .grid": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: "24px",
      smDown: {
        gridTemplateRows: "auto auto 1fr",
        "& #quick-links": { gridRow: "2/4" },
      },
      sm: { gridTemplateColumns: "repeat(3,1fr)" },
      lg: { gridTemplateColumns: "2fr 1fr 1fr 1fr 1.5fr" },
    },
    "& .brand": { gridColumn: "1/-1", lg: { gridColumn: "auto" } },
    "& .logo": {
      display: "inline-flex",
      alignItems: "center",
      gap: "12px",
      textStyle: "wordmark",
      fontSize: "44px",
      textDecoration: "none",
      "& svg": { fill: "currentColor", flex: "none" },
    },
    "& .brand p": { mt: "14px", maxW: "22em", color: "footText" },
    "& h2": { textStyle: "small", fontWeight: "600", color: "footHead", mb: "8px" },
    "& li a,& li span": { display: "inline-block", py: "4px", minW: "24px" },
    "& li span": { color: "footText" },
    "& a": {
      textDecoration: "none",
      _hover: { textDecoration: "underline", textUnderlineOffset: "4px" },
    },
    "& .languages": {
      gridColumn: "1/-1",
      sm: { gridColumn: "1/-1", "& ul": { columns: "4" } },
      lg: { gridColumn: "auto", "& ul": { columns: "2" } },
      "& ul": { columns: "2", columnGap: "24px" },
      "& [aria-current]": {
        fontWeight: "600",
        textDecoration: "underline",
        textUnderlineOffset: "5px",
        textDecorationColor: "spot",
        textDecorationThickness: "2px",
      },
    },
    "& .social": {
      display: "flex",
      gap: "4px",
      mt: "16px",
      marginInline: "-10px",
      "& a,& span": { p: "10px" },
      "& svg": { w: "24px", h: "24px", fill: "currentColor" },
    },
    "& .end": {
      mt: "clamp(28px,4vw,56px)",
      pb: "20px",
      textStyle: "small",
      color: "footText",
      "& p + p": { mt: "6px", maxW: "60em" },
    },
    "& :focus-visible": { outlineColor: "white", boxShadow: "none" },
    _after: {
      content: "''",
      display: "block",
      h: "16px",
      background: `linear-gradient(90deg,${controlStrip}) 0 0/224px 16px round`,
    },
    "@media print": {
      pt: "16px",
      "& .grid": { display: "none" },
      "& .end": { color: "ink", pb: "0" },
      _after: { display: "none" },
    },
  },
});
