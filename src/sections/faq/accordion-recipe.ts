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
  slots: ["root"],
  base: {
    root: {
      borderTop: "3px solid currentColor",
      "& [data-part=item]": { borderBottom: "1px solid currentColor" },
      "& [data-part=item-trigger]": {
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
        "&[aria-expanded=true] > .sign::after": { transform: "none" },
      },
      "& .sign": {
        position: "relative",
        flex: "none",
        w: "24px",
        h: "24px",
        color: "spot",
        "@media print": { display: "none" },
        _before: bar,
        _after: { ...bar, transform: "rotate(90deg)", transition: "transform .15s" },
      },
      "& [data-part=item-content]": {
        textStyle: "answer",
        maxW: "36em",
        pb: "26px",
        transition: "opacity .25s,translate .25s",
        "&[hidden]": { display: "none", "@media print": { display: "block" } },
      },
      // What somebody opens appears; the first answer is there from the start.
      "&:focus-within [data-part=item-content]": {
        _starting: { opacity: "0", translate: "0 6px" },
      },
    },
  },
});
