import { defineSlotRecipe } from "@chakra-ui/react";
import { bleed, lineOfList, lineOfRow } from "./tabs-lines";

/**
 * Questions beside one phone. On a narrow screen the list has `display: contents`, so that the phone can be
 * directly below the selected question.
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
    list: {
      display: "contents",
      ...lineOfList,
      md: {
        display: "block",
        gridArea: "2/1",
        mt: "36px",
        alignSelf: "center",
        ...lineOfList.md,
      },
      lg: {
        marginInlineEnd: bleed,
        mt: "28px",
        ...lineOfList.lg,
        "&[data-turn=none] [data-selected]": { "&::before,&::after": { display: "none" } },
      },
    },
    trigger: {
      display: "block",
      w: "100%",
      position: "relative",
      py: "15px",
      textAlign: "start",
      borderTop: "2px solid {colors.ink}",
      // A plus sign, because on a phone a press opens the answer below the question.
      paddingInlineEnd: "32px",
      background:
        "linear-gradient({colors.ink},{colors.ink}) 100%/20px 3px no-repeat,linear-gradient({colors.ink},{colors.ink}) calc(100% - 8.5px)/3px 20px no-repeat",
      _rtl: { backgroundPosition: "0,8.5px" },
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
        boxShadow: `${bleed} 0 {colors.card},-${bleed} 0 {colors.card}`,
        ...lineOfRow,
        "& > b": { textDecoration: "none" },
        "& > span": { display: "block" },
        "& + button": { borderColor: "transparent" },
        "@media (forced-colors: active)": {
          forcedColorAdjust: "none",
          bg: "Highlight",
          color: "HighlightText",
        },
      },
    },
    content: {
      // There is no animation on closing, because Chakra would wait for its end before hiding the panel.
      "&[data-selected]": { animation: "appear .2s" },
    },
  },
});
