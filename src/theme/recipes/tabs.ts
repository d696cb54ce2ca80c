import { defineSlotRecipe } from "@chakra-ui/react";
import { selectedInForcedColors } from "./forms";

/** Tabs in one frame on a dark ground, above a panel whose height is the same for all of them. */
export const tabsRecipe = defineSlotRecipe({
  slots: ["list", "trigger", "content"],
  base: {
    list: { display: "flex", border: "2px solid {colors.paper}", marginBottom: "10px" },
    trigger: {
      flex: "1 1 auto",
      minHeight: "44px",
      paddingInline: "6px",
      paddingTop: "calc(2*var(--button-drop,0em))",
      fontWeight: "600",
      lineHeight: "1.15",
      textAlign: "center",
      color: "paper",
      "&[data-selected]": { background: "spot", color: "ink", ...selectedInForcedColors },
      "& + &": { borderInlineStart: "2px solid {colors.paper}" },
    },
    content: { height: "var(--panel-height)", "&[hidden]": { display: "none" } },
  },
});
