import { defineRecipe } from "@chakra-ui/react";

/** A visitor's product page. Everything in it is measured in its own em: on the drawn phone, and on one. */
export const ownPageRecipe = defineRecipe({
  className: "own-page",
  base: {
    "& > svg": {
      w: "100%",
      h: "5em",
      py: ".7em",
      color: "spot",
      bg: "paper",
      borderBlock: "2px solid {colors.ink}",
      overflow: "visible",
    },
    "& .own-body": { p: ".9em 1.1em", lineHeight: "1.4" },
    "& .languages": {
      display: "flex",
      minW: "0",
      border: "1px solid {colors.ink}",
      "& button": {
        flex: "1 1 auto",
        minH: "44px",
        px: ".4em",
        fontSize: "14px",
        lineHeight: "1.2",
        textAlign: "center",
        "& + button": { borderInlineStart: "1px solid {colors.ink}" },
        "&[aria-pressed=true]": {
          bg: "ink",
          color: "white",
          fontWeight: "600",
          "@media (forced-colors: active)": {
            forcedColorAdjust: "none",
            bg: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
    "& .name": {
      fontFamily: "var(--disp)",
      fontWeight: "var(--dw)",
      fontSize: "calc((.4 + .6*var(--k))*2.6em)",
      lineHeight: "var(--lh-3)",
      overflowWrap: "anywhere",
      textWrap: "balance",
      mt: ".32em",
      mb: ".28em",
      "&[data-unnamed]": { color: "line" },
      "&[data-long]": { fontSize: "calc((.4 + .6*var(--k))*2em)" },
    },
    "& dl > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "1em",
      py: ".4em",
      borderTop: "1px solid {colors.ink}",
      "&:first-child": { borderTopWidth: "6px" },
      "&.ingredients": { display: "block" },
    },
    "& dt": { color: "ink2" },
    "& dd": { fontWeight: "var(--medium,500)", minW: "0", overflowWrap: "anywhere" },
    "& bdi": { whiteSpace: "normal" },
    "& .ingredients dt": { fontWeight: "600", color: "ink" },
    "& .ingredients dd": { fontWeight: "400" },
    "& strong": { fontWeight: "700", textDecoration: "underline", textUnderlineOffset: ".2em" },
  },
});
