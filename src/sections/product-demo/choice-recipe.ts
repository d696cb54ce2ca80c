import { defineSlotRecipe } from "@chakra-ui/react";

const picked = {
  bg: "ink",
  color: "white",
  // Pictures in place of names have no ground of their own otherwise (form/panel-styles).
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    bg: "Highlight!important",
    color: "HighlightText",
    "& svg": { color: "HighlightText!important" },
  },
};

/** Options side by side in one frame; the picked one is ink. */
export const choiceRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemText"],
  base: {
    root: { display: "flex", w: "100%", border: "2px solid {colors.ink}", bg: "white" },
    item: {
      position: "relative",
      flex: "1 1 auto",
      display: "grid",
      placeItems: "center",
      minH: "44px",
      px: "10px",
      textStyle: "small",
      fontWeight: "600",
      textAlign: "center",
      lineHeight: "1.2",
      cursor: "pointer",
      "& + &": { borderInlineStart: "2px solid {colors.ink}" },
      "&[data-state=checked]": picked,
      // The field itself is the target, and shows the keyboard's place.
      "& > input": {
        position: "absolute!important",
        inset: "0",
        w: "100%!important",
        h: "100%!important",
        m: "0!important",
        clip: "auto!important",
        clipPath: "none!important",
        appearance: "none",
        cursor: "pointer",
      },
    },
  },
});
