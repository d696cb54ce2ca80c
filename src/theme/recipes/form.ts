import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

/** A labelled form field. */
export const fieldRecipe = defineSlotRecipe({
  slots: ["root", "label"],
  base: {
    root: { flex: "1 1 210px", minW: "0" },
    label: { display: "block", mb: "8px", fontWeight: "600" },
  },
});

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
    fontSize: "18px",
  },
});
