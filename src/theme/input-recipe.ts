import { defineRecipe } from "@chakra-ui/react";

/** A text field: white, with a full ink border. */
export const inputRecipe = defineRecipe({
  base: {
    w: "100%",
    minW: "0",
    minH: "52px",
    px: "16px",
    bg: "white",
    color: "ink",
    border: "2px solid {colors.ink}",
    borderRadius: "control",
    fontSize: "18px",
  },
});
