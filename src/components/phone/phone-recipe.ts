import { defineRecipe } from "@chakra-ui/react";

const chips = {
  display: "flex",
  flexWrap: "wrap",
  gap: ".4em",
  fontSize: ".72em",
  mb: "1em",
  "& > *": {
    border: "1px solid {colors.line}",
    px: ".7em",
    py: ".15em",
    borderRadius: "pill",
    fontWeight: "400",
  },
  "& > b": { bg: "ink", color: "white", borderColor: "ink", fontWeight: "600" },
};

/** The drawn phone. Everything in it is measured in its own em, so that it scales as one picture. */
export const phoneRecipe = defineRecipe({
  className: "phone",
  base: {
    w: "16em",
    p: ".55em",
    bg: "ink",
    borderRadius: "2.4em",
    fontSize: "16px",
    boxShadow: "0 0 0 .1em {colors.ink},0 0 0 .2em rgb(255 255 255/.2) inset",
    "& .screen": {
      display: "flex",
      flexDirection: "column",
      h: "33.5em",
      overflow: "hidden",
      bg: "white",
      borderRadius: "1.9em",
    },
    "& .url": {
      flex: "none",
      maxW: "92%",
      mt: "1.1em",
      mx: "auto",
      mb: ".9em",
      px: "1.1em",
      py: ".35em",
      fontSize: ".68em",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
      bg: "urlPill",
      borderRadius: "pill",
    },
    "& .band": {
      flex: "none",
      w: "100%",
      h: "6.2em",
      overflow: "hidden",
      bg: "spot",
      "& img": { w: "100%", h: "100%", objectFit: "cover", objectPosition: "50% 18%" },
    },
    "& .chips": chips,
    "& .screen-title": {
      fontFamily: "var(--disp)",
      fontWeight: "var(--dw)",
      fontSize: "calc((.4 + .6*var(--k))*1.9em)",
      lineHeight: "var(--lh-3)",
      textWrap: "balance",
    },
    "& .screen-body": { px: "1.1em", py: ".9em", fontSize: ".95em", lineHeight: "1.4" },
  },
});
