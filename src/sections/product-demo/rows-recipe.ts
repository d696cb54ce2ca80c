import { defineSlotRecipe } from "@chakra-ui/react";
import { plusSign } from "../../theme/plus-sign";

const trigger = "& :where([data-part=item-trigger])";
const content = "& :where([data-part=item-content])";

/**
 * Ruled rows that open. Some stand open on wide screens, where their button gives way to a heading. What
 * is in `:where` is set otherwise by the places where they stand.
 */
export const rowsRecipe = defineSlotRecipe({
  slots: ["root"],
  base: {
    root: {
      "& .wide": { display: "none" },
      [trigger]: {
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
        ...plusSign(18),
      },
      [content]: { pb: "16px", "&[hidden]": { display: "none" } },
      "& [data-opens-wide]": {
        "& [data-part=item-trigger] > span": {
          fontFamily: "var(--heading-font)",
          fontWeight: "var(--heading-weight)",
          fontSize: "calc((.4 + .6*var(--heading-scale))*24px)",
          lineHeight: "var(--subheading-line-height)",
          py: "6px",
        },
        md: {
          "& > h3": { display: "none" },
          "& > .wide": { display: "block" },
          "& > [data-part=item-content]": { display: "block", p: "0" },
        },
      },
    },
  },
});
