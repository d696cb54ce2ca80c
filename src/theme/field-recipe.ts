import { defineSlotRecipe } from "@chakra-ui/react";

/** A labelled form field. */
export const fieldRecipe = defineSlotRecipe({
  slots: ["root", "label"],
  base: {
    root: { flex: "1 1 210px", minW: "0" },
    label: { display: "block", mb: "8px", fontWeight: "600" },
  },
});
