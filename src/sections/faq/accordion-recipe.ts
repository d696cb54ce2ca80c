import { defineSlotRecipe } from "@chakra-ui/react";

/** Questions in ruled rows, their answers under them. */
export const accordionRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemTrigger", "itemIndicator", "itemContent"],
  base: {
    root: { borderTop: "3px solid {colors.ink}", mt: "clamp(24px,3vw,36px)", lg: { mt: "8px" } },
    item: {
      borderBottom: "1px solid {colors.ink}",
    },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "24px",
      w: "100%",
      py: "clamp(13px,1.6vw,22px)",
      textAlign: "start",
      overflowWrap: "anywhere",
      _hover: {
        "& > :first-child": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textUnderlineOffset: "5px",
        },
      },
    },
    itemIndicator: {
      flex: "none",
      w: "24px",
      h: "24px",
      background:
        "linear-gradient(currentColor,currentColor) 50%/24px 3px no-repeat,linear-gradient(currentColor,currentColor) 50%/3px 24px no-repeat",
      "&[data-state=open]": { backgroundSize: "24px 3px,0 0" },
      "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "ButtonText" },
    },
    itemContent: {
      textStyle: "answer",
      maxW: "36em",
      pb: "24px",
      "&[hidden]": { display: "none", "@media print": { display: "block" } },
      "&[data-state=open]:not([data-initial])": { animation: "appear .25s" },
    },
  },
});
