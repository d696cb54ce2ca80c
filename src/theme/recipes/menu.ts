import { defineSlotRecipe } from "@chakra-ui/react";

/** The language menu: two columns of names under its button, aligned to the button's end. */
export const menuRecipe = defineSlotRecipe({
  slots: ["content", "item"],
  base: {
    content: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      w: "300px",
      p: "8px",
      bg: "white",
      border: "2px solid {colors.ink}",
      borderRadius: "control",
      boxShadow: "menu",
      outline: "0",
      "&[hidden]": { display: "none" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      minH: "44px",
      px: "12px",
      textDecoration: "none",
      borderRadius: "item",
      borderInlineStart: "3px solid transparent",
      outlineOffset: "-3px",
      "&[data-highlighted]": { bg: "paper" },
      "&[aria-current]": { fontWeight: "600", borderInlineStartColor: "spot" },
    },
  },
});
