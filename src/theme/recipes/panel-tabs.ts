import { defineSlotRecipe } from "@chakra-ui/react";

/** Tabs in one frame on a dark ground, above a panel whose height is the same for all of them. */
export const panelTabsRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    list: { display: "flex", border: "2px solid {colors.paper}", mb: "10px" },
    trigger: {
      flex: "1 1 auto",
      minH: "44px",
      px: "6px",
      pt: "calc(2*var(--button-drop,0em))",
      fontWeight: "600",
      lineHeight: "1.15",
      textAlign: "center",
      color: "paper",
      "&[data-selected]": {
        bg: "spot",
        color: "ink",
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          bg: "Highlight",
          color: "HighlightText",
        },
      },
      "& + &": { borderInlineStart: "2px solid {colors.paper}" },
    },
    content: { h: "var(--panel-height)", "&[hidden]": { display: "none" } },
  },
});
