import { defineRecipe } from "@chakra-ui/react";

/** A line over the foot of the window: it moves nothing. */
export const languageOfferRecipe = defineRecipe({
  className: "language-offer",
  base: {
    position: "fixed",
    zIndex: "header",
    bottom: "12px",
    insetInline: "12px",
    w: "fit-content",
    maxW: "calc(100% - 24px)",
    mx: "auto",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    columnGap: "8px",
    p: "4px 8px",
    bg: "white",
    border: "2px solid {colors.ink}",
    boxShadow: "menu",
    "& > *": { display: "inline-flex", alignItems: "center", minH: "44px", px: "10px" },
    "& a": { fontWeight: "600", textUnderlineOffset: "4px", textDecorationThickness: "2px" },
    "& button": { color: "ink2" },
    "@media print": { display: "none" },
  },
});
