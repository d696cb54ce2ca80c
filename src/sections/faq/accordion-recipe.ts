import { defineSlotRecipe } from "@chakra-ui/react";

/** The two bars of a plus sign; an open question keeps one, a minus. */
const bar = {
  content: "''",
  position: "absolute",
  insetBlock: "10.5px",
  insetInline: "0",
  borderTop: "3px solid currentColor",
} as const;

/** Questions in ruled rows, their answers under them. */
export const accordionRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemTrigger", "itemContent"],
  base: {
    root: { borderTop: "3px solid currentColor" },
    item: { borderBottom: "1px solid currentColor" },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
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
      "& > .sign": {
        position: "relative",
        flex: "none",
        w: "24px",
        h: "24px",
        color: "spot",
        _before: bar,
        _after: { ...bar, transform: "rotate(90deg)", transition: "transform .15s" },
      },
      "&[aria-expanded=true] > .sign::after": { transform: "none" },
    },
    itemContent: {
      textStyle: "answer",
      maxW: "36em",
      pb: "26px",
      "&[hidden]": { display: "none", "@media print": { display: "block" } },
      "&[data-state=open]:not([data-initial])": { animation: "appear .25s" },
    },
  },
});
