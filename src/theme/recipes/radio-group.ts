import { defineSlotRecipe } from "@chakra-ui/react";

/** Options side by side in one frame; the selected one is ink. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ["root", "label", "item", "itemText"],
  base: {
    root: { display: "flex", flexWrap: "wrap" },
    label: { flex: "1 0 100%", mb: "6px", fontWeight: "600" },
    item: {
      position: "relative",
      flex: "1 1 auto",
      display: "grid",
      placeItems: "center",
      minH: "44px",
      px: "6px",
      bg: "white",
      border: "2px solid {colors.ink}",
      fontWeight: "600",
      textAlign: "center",
      lineHeight: "1.2",
      cursor: "pointer",
      "& + &": { marginInlineStart: "-2px" },
      "&[data-state=checked]": {
        bg: "ink",
        color: "white",
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          bg: "Highlight",
          color: "HighlightText",
        },
      },
      // The input covers the item, so that it receives clicks and shows the focus ring.
      "& > input": {
        position: "absolute!important",
        inset: "-2px",
        w: "calc(100% + 4px)!important",
        h: "calc(100% + 4px)!important",
        m: "0!important",
        clip: "auto!important",
        clipPath: "none!important",
        appearance: "none",
        cursor: "pointer",
      },
    },
  },
});
