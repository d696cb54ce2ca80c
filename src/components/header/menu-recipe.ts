import { defineSlotRecipe } from "@chakra-ui/react";
import { currentLanguage, languageName } from "./language-name";

/** The language menu: two columns of names under its button, aligned to the button's end. */
export const menuRecipe = defineSlotRecipe({
  slots: ["content", "item"],
  base: {
    content: {
      position: "absolute",
      top: "calc(100% + 8px)",
      insetInlineEnd: "0",
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      w: "300px",
      p: "8px",
      bg: "white",
      border: "2px solid {colors.ink}",
      boxShadow: "menu",
      outline: "0",
      "&[hidden]": { display: "none" },
      // The menu has the focus, the highlighted item shows it.
      "&:focus-visible > [data-highlighted]": { outline: "3px solid {colors.ink}" },
    },
    item: {
      ...languageName,
      outlineOffset: "-3px",
      "&[data-highlighted]": { bg: "paper" },
      "&[aria-current]": currentLanguage,
    },
  },
});
