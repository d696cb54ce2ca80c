import { defineRecipe } from "@chakra-ui/react";
import { least } from "../../theme/text-styles";
import { columns } from "./column-styles";
import { panels } from "./panel-styles";

/**
 * Where two plans are torn apart: dashes in the rule between them, and a notch at both of its ends.
 * It stands in the later of the two.
 */
const tear = {
  "& .tear": {
    position: "absolute",
    insetBlock: "-1px",
    insetInlineStart: "-2px",
    borderInlineStart: "2px dashed {colors.card}",
    _before: { top: "calc(-.5*var(--notch))" },
    _after: { bottom: "calc(-.5*var(--notch))" },
    "&::before,&::after": {
      content: "''",
      position: "absolute",
      insetInlineStart: "calc(-.5*var(--notch) - 1px)",
      w: "var(--notch)",
      h: "var(--notch)",
      bg: "paper",
      border: "2px solid {colors.ink}",
      transform: "rotate(45deg)",
    },
  },
};

/** Each plan is a list of its own, whatever the sheet's width. */
const onPaper = {
  "@media print": {
    py: "0",
    "& .plans,& .plan,& .plan dl": { display: "block" },
    "& .plans": { containerType: "normal" },
    "& .plan,& .plan + .plan": { m: "0", p: "12px 0", border: "0", breakInside: "avoid" },
    "& .amount": { p: "6px 0", flexDirection: "row", fontSize: "13pt" },
    "& .amount b": { font: "inherit" },
    "& .row": { display: "flex", justifyContent: "space-between" },
    "& .seal": { position: "static", border: "0" },
    "& .tear,& .sign-up": { display: "none" },
  },
};

/**
 * A facts panel for each plan, as on the back of a pack, in one perforated strip. --plans and --rows
 * are their numbers, --digits the length of the longest price, --fit the size in which it fills a panel.
 */
export const pricingRecipe = defineRecipe({
  className: "pricing",
  base: {
    py: "var(--section-padding)",
    "& .heading": {
      display: "grid",
      gap: "14px",
      mb: "clamp(52px,6.4vw,88px)",
      lg: {
        gridTemplateColumns: "2fr 1fr",
        gap: "0",
        alignItems: "last baseline",
      },
    },
    "& .title": {
      textStyle: "h2",
      fontSize: `calc(var(--heading-scale)*max(min(44px,11.3vw),8.2vw,${least(34)}))`,
      lg: { fontSize: "calc(var(--heading-scale)*min(6.67vw,96px))" },
    },
    "& .lead": { textStyle: "lead", lg: { px: "var(--inset)", textWrap: "balance" } },
    "& .plans": {
      containerType: "inline-size",
      display: "grid",
      gridTemplateColumns: "repeat(var(--plans),minmax(0,1fr))",
      "& > *": {
        "--fit": "calc((100cqw/var(--plans) - 2*var(--inset) - 4px)/(.46*var(--digits)))",
      },
    },
    "& .plan": {
      position: "relative",
      bg: "card",
      border: "2px solid {colors.ink}",
      "& + .plan": { marginInlineStart: "-2px" },
    },
    "& .plan h3": { textStyle: "wordmark" },
    // A reader who sets letters wider gets the name in two lines, not over the next plan.
    "& .plan h3 bdi": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "& .popular": { bg: "spot" },
    "& .amount": {
      display: "flex",
      flexDirection: "column",
      gap: "calc(2px + (1 - var(--heading-scale))*14px) 8px",
      borderBottom: "0 solid {colors.ink}",
      fontWeight: "600",
    },
    "& .amount b": { textStyle: "price" },
    "& .amount span": { display: "none" },
    "& .amount em": { fontStyle: "normal" },
    "& .row dd": { fontWeight: "600" },
    "& .row[data-kind=missing]": { color: "ink2" },
    "& .popular .row[data-kind=missing]": { color: "ink" },
    "& .popular .sign-up": { _hover: { bg: "card" } },
    "& .tick": { display: "inline-block", verticalAlign: "middle" },
    "& .seal": {
      position: "absolute",
      bg: "white",
      border: "2px solid {colors.ink}",
      fontWeight: "600",
    },
    "& .note": { mt: "44px", textStyle: "small", color: "ink2" },
    ...tear,
    ...columns,
    ...panels,
    ...onPaper,
  },
});
