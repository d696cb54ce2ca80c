import { defineRecipe } from "@chakra-ui/react";

/** The printer's colour bar: as many whole strips of these as fit. */
const patches = ["#514E48", "#A29E96", "{colors.paper}", "#FBC4B3", "#F98868", "{colors.spot}"];
const strip = patches
  .map((color, index) => `${color} 0 ${((100 * (index + 1)) / patches.length).toFixed(1)}%`)
  .join(",");

const rule = "2px solid {colors.paper}";

/** The cells of the panel, ruled on all sides. */
const cells = {
  "& .panel": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    border: rule,
    sm: { gridTemplateColumns: "repeat(3,1fr)" },
    lg: { gridTemplateColumns: "1.5fr 1fr 1fr 1fr 1.7fr" },
    "& > *": {
      p: "18px 18px 20px",
      mt: "-2px",
      borderTop: rule,
      minW: "0",
      lg: { p: "24px 24px 26px", borderInlineStart: rule },
    },
    "& > .brand,& > .languages,& > .end": { gridColumn: "1/-1" },
    "& > .brand,& > .languages": { lg: { gridColumn: "auto" } },
    "& > .brand,& > .end": { borderInlineStart: "0" },
    "& > .resources": { borderInlineStart: rule },
    "& > .legal": {
      smDown: { gridColumn: "1/-1", "& ul": { display: "flex", flexWrap: "wrap", gap: "0 18px" } },
      sm: { borderInlineStart: rule },
    },
  },
};

/** Lists as in a nutrition table: a heavy rule under the head, fine ones between the rows. */
const lists = {
  "& h2": {
    textStyle: "small",
    fontWeight: "600",
    pb: "8px",
    borderBottom: "6px solid {colors.paper}",
  },
  "& nav li + li,& .resources li + li": { borderTop: "1px solid rgb(243 239 229/.4)" },
  "& li > *": { display: "block", py: "9px", fontSize: "16px", lineHeight: "1.6" },
  "& .legal li + li": { smDown: { borderTop: "0" } },
  "& .languages": {
    "& ul": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: "0 24px",
      sm: { gridTemplateColumns: "repeat(5,auto)" },
      lg: { gridTemplateColumns: "1fr 1fr" },
    },
    "& li + li": { lgDown: { borderTop: "0" } },
    "& li:nth-child(2)": { borderTop: "0" },
    "& a": { w: "fit-content", minW: "24px" },
    "& [aria-current]": {
      fontWeight: "600",
      textDecoration: "underline",
      textUnderlineOffset: "5px",
      textDecorationColor: "spot",
      textDecorationThickness: "3px",
    },
  },
};

/** The back of a pack: a ruled panel, and the printer's colour bar below. */
export const footerRecipe = defineRecipe({
  className: "footer",
  base: {
    bg: "ink",
    color: "paper",
    pt: "48px",
    ...cells,
    ...lists,
    "& a": {
      textDecoration: "none",
      textUnderlineOffset: "5px",
      _hover: {
        textDecoration: "underline",
        textDecorationColor: "spot",
        textDecorationThickness: "2px",
      },
    },
    "& .logo": {
      display: "inline-flex",
      alignItems: "center",
      gap: "12px",
      textStyle: "wordmark",
      fontSize: "44px",
      "& svg": { fill: "currentColor", flex: "none" },
    },
    "& .brand p": { mt: "12px" },
    "& .social": {
      display: "flex",
      gap: "0",
      mt: "8px",
      marginInline: "-10px",
      "& li > *": { p: "10px" },
      "& svg": { w: "24px", h: "24px", fill: "currentColor" },
    },
    "& .end": {
      display: "grid",
      gap: "8px",
      fontSize: "14px",
      lg: { gridTemplateColumns: "auto 1fr", gap: "40px" },
    },
    "& :focus-visible": { outlineColor: "paper", boxShadow: "none" },
    _after: {
      content: "''",
      display: "block",
      h: "16px",
      mt: "40px",
      background: `linear-gradient(90deg,${strip}) 0 0/192px 16px round`,
      // Where the page ends between two pixels.
      boxShadow: "0 1px {colors.ink}",
    },
    "@media print": {
      pt: "16px",
      "& .panel": { display: "block", border: "0" },
      "& .panel > *": { display: "none" },
      "& .panel > .end": { display: "block", p: "0" },
      _after: { display: "none" },
    },
  },
});
