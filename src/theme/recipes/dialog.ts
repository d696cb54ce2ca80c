import { defineSlotRecipe } from "@chakra-ui/react";

/** A dialog that covers the whole page. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["positioner", "content"],
  base: {
    positioner: { position: "fixed", inset: "0", zIndex: "skip" },
    content: {
      h: "100%",
      overflowY: "auto",
      pb: "32px",
      bg: "white",
      outline: "0",
      "&[hidden]": { display: "none" },
    },
  },
});
