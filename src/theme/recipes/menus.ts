import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A menu of two columns under its button. */
export const menuRecipe = defineSlotRecipe({
  slots: ["positioner", "content", "item"],
  base: {
    positioner: { zIndex: "var(--z-header)" },
    content: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      width: "300px",
      padding: "8px",
      background: "white",
      border: "2px solid {colors.ink}",
      boxShadow: "var(--menu-shadow)",
      outline: "0",
      "&[hidden]": { display: "none" },
      // The menu has the focus, so the highlighted item shows the focus ring.
      "&:focus-visible > [data-highlighted]": { outline: "3px solid {colors.ink}" },
    },
    item: {
      outlineOffset: "-3px",
      "&[data-highlighted]": { background: "paper" },
    },
  },
});

/** A dialog that covers the whole page. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["positioner", "content"],
  base: {
    positioner: { position: "fixed", inset: "0", zIndex: "var(--z-over-header)" },
    content: {
      height: "100%",
      overflowY: "auto",
      paddingBottom: "32px",
      background: "white",
      outline: "0",
    },
  },
});
