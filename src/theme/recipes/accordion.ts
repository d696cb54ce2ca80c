import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const line = "linear-gradient(currentColor,currentColor) 50%";

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
      width: "100%",
      paddingBlock: "clamp(14px,1.6vw,22px)",
      overflowWrap: "anywhere",
      "@media (hover: hover)": {
        "&:hover > span": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textDecorationColor: "accent",
          textUnderlineOffset: "6px",
        },
      },
      // A plus sign, or a minus sign while the answer is open. It is not printed.
      "&::after": {
        content: "''",
        flex: "none",
        marginInlineStart: "auto",
        width: "24px",
        height: "24px",
        color: "accent",
        background: `${line}/24px 3px no-repeat,${line}/3px 24px no-repeat`,
        transition: "background-size .15s",
        "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "ButtonText" },
        "@media print": { display: "none" },
      },
      "&[aria-expanded=true]::after": { backgroundSize: "24px 3px,3px 0" },
    },
    itemContent: {
      fontSize: "clamp(16px,1.4vw,20px)",
      maxWidth: "36em",
      paddingBottom: "26px",
      transition: "opacity .25s,translate .25s",
      "&[hidden]": { "@media print": { display: "block" } },
      // Only answers that the visitor opens fade in, not the answer that is open initially.
      "[data-part=root]:focus-within > * > &": {
        _starting: { opacity: "0", translate: "0 6px" },
      },
    },
  },
});
