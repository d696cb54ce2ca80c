import { defineSlotRecipe } from "@chakra-ui/react";

/** Ruled rows that open. Some stand open on wide screens, where their button gives way to a heading. */
export const rowsRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemTrigger", "itemContent"],
  base: {
    item: {
      "& .wide": { display: "none" },
      "&[data-opens-wide] [data-part=item-trigger] > span": {
        fontFamily: "var(--disp)",
        fontWeight: "var(--dw)",
        fontSize: "calc((.4 + .6*var(--k))*24px)",
        lineHeight: "var(--lh-3)",
        py: "6px",
      },
      md: {
        "&[data-opens-wide]": {
          "& > h3": { display: "none" },
          "& > .wide": { display: "block" },
          "& > [data-part=item-content]": { display: "block", p: "0" },
        },
      },
    },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      gap: "14px",
      w: "100%",
      minH: "52px",
      textAlign: "start",
      textStyle: "small",
      "& > span": { flex: "0 1 auto", fontWeight: "600" },
      "& > small": {
        flex: "1",
        minW: "0",
        fontSize: "15px",
        textAlign: "end",
        whiteSpace: "nowrap",
        overflow: "hidden",
        textOverflow: "ellipsis",
        color: "ink2",
      },
      "& > .sign": {
        flex: "none",
        w: "18px",
        h: "18px",
        marginInlineStart: "auto",
        background:
          "linear-gradient(currentColor,currentColor) 50%/18px 3px no-repeat,linear-gradient(currentColor,currentColor) 50%/3px 18px no-repeat",
        "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "ButtonText" },
      },
      "&[aria-expanded=true] > .sign": { backgroundSize: "18px 3px,0 0" },
    },
    itemContent: { pb: "16px", "&[hidden]": { display: "none" } },
  },
});
