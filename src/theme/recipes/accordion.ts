import { defineSlotRecipe } from "@chakra-ui/react";
import { plusSign } from "../plus-sign";

/** Questions in ruled rows, with their answers below. */
export const accordionRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemTrigger", "itemContent"],
  base: {
    root: { borderTop: "3px solid currentColor" },
    item: { borderBottom: "1px solid currentColor" },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      gap: "24px",
      w: "100%",
      py: "clamp(14px,1.6vw,22px)",
      textAlign: "start",
      overflowWrap: "anywhere",
      _hover: {
        "& > :first-child": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textDecorationColor: "spot",
          textUnderlineOffset: "6px",
        },
      },
      ...plusSign(24, "spot"),
    },
    itemContent: {
      textStyle: "answer",
      maxW: "36em",
      pb: "26px",
      transition: "opacity .25s,translate .25s",
      "&[hidden]": { display: "none", "@media print": { display: "block" } },
      // Only answers that the visitor opens fade in, not the answer that is open initially.
      "[data-part=root]:focus-within > * > &": { _starting: { opacity: "0", translate: "0 6px" } },
    },
  },
});
