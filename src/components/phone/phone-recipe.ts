import { defineRecipe } from "@chakra-ui/react";

const chips = {
  display: "flex",
  flexWrap: "wrap",
  gap: ".35em",
  "& > *": {
    border: "1px solid {colors.line}",
    px: ".65em",
    py: ".1em",
    fontSize: "max(12px,.75em)",
    lineHeight: "1.5",
  },
  "& > b": { bg: "ink", color: "white", borderColor: "ink", fontWeight: "600" },
};

/**
 * The drawn phone. Everything in it is measured in its own em, a sixteenth of its width, so that it
 * scales as one picture; no text gets smaller than 12 px.
 */
export const phoneRecipe = defineRecipe({
  className: "phone",
  base: {
    w: "16em",
    p: ".5em",
    bg: "ink",
    borderRadius: "2.1em",
    fontSize: "16px",
    boxShadow: "0 0 0 2px {colors.paper}",
    "& .screen": {
      display: "flex",
      flexDirection: "column",
      h: "33.4em",
      overflow: "hidden",
      bg: "white",
      borderRadius: "1.65em",
    },
    "& .url": {
      flex: "none",
      maxW: "94%",
      mt: ".75em",
      mx: "auto",
      mb: ".6em",
      px: ".7em",
      py: ".2em",
      fontSize: "max(12px,.72em)",
      lineHeight: "1.5",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
      bg: "urlPill",
    },
    "& .band": {
      flex: "none",
      w: "100%",
      h: "7.2em",
      overflow: "hidden",
      bg: "spot",
      "& img": { w: "100%", h: "100%", objectFit: "cover", objectPosition: "50% 18%" },
    },
    "& .chips": chips,
    "& .screen-title": {
      fontFamily: "var(--heading-font)",
      fontWeight: "var(--heading-weight)",
      fontSize: "calc((.4 + .6*var(--heading-scale))*1.9em)",
      lineHeight: "var(--subheading-line-height)",
      textWrap: "balance",
    },
    "& .screen-body": { px: "1em", py: ".9em", lineHeight: "1.4" },
  },
});
