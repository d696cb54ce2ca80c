import { defineRecipe } from "@chakra-ui/react";

/** The link that takes a keyboard past the header; out of sight until it is focused. */
export const skipLinkRecipe = defineRecipe({
  className: "skip-link",
  base: {
    position: "absolute",
    insetInlineStart: "8px",
    top: "-80px",
    zIndex: "skip",
    px: "20px",
    py: "12px",
    bg: "ink",
    color: "white",
    _focus: { top: "8px", position: "fixed" },
  },
});
