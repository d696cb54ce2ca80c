import { defineSlotRecipe } from "@chakra-ui/react";

/**
 * Five questions beside one phone. On a phone-sized screen the list's box is dissolved, so that the
 * stage can stand directly under the question that was picked.
 */
export const tabsRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      mt: "32px",
      md: { display: "contents" },
    },
    list: { display: "contents", md: { display: "block", mt: "32px", alignSelf: "start" } },
    trigger: {
      display: "block",
      w: "100%",
      position: "relative",
      py: "clamp(12px,1.25vw,17px)",
      textAlign: "start",
      borderTop: "2px solid {colors.ink}",
      "& > b": { display: "block", textStyle: "tab" },
      "& > span": { display: "none", mt: "6px", "@media print": { display: "block" } },
      _hover: {
        "& > b": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textUnderlineOffset: "5px",
        },
      },
      "&[data-selected]": {
        bg: "card",
        borderColor: "transparent",
        boxShadow: "20px 0 {colors.card},-20px 0 {colors.card}",
        "& > b": { textDecoration: "none" },
        "& > span": { display: "block" },
        "& + button": { borderColor: "transparent" },
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          bg: "Highlight",
          color: "HighlightText",
        },
      },
      lg: {
        "&[data-selected]::after": {
          content: "''",
          position: "absolute",
          insetInlineStart: "calc(100% + 20px)",
          top: "38px",
          w: "150px",
          borderTop: "3px solid {colors.ink}",
        },
      },
    },
    content: {
      "&[hidden]": { display: "none" },
      // Not while it closes: Chakra would wait for this animation to end before it hides the panel.
      "&[data-selected]": { animation: "appear .25s" },
    },
  },
});
