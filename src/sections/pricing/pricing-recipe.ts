import { defineRecipe } from "@chakra-ui/react";
import { least } from "../../theme/text-styles";

/** How far the popular plan stands out of the strip, at both ends, from 640 px. */
const raise = "28px";

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

/**
 * Below 640 px the plans are the columns of one table. Each row's name stands above the first plan's value
 * and no wider than that plan, under a rule across all of them.
 */
const columns = {
  smDown: {
    "--notch": "14px",
    "--inset": "7px",
    "& .plans": { gridTemplateRows: "auto auto repeat(var(--rows),auto auto) auto" },
    "& .plan": {
      display: "grid",
      gridRow: "1/-1",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0,1fr)",
      p: "14px var(--inset) 16px",
      minW: "0",
    },
    // It stands out of the strip by 12 px, so that its seal is clear of the notches.
    "& .popular": { my: "-12px", pt: "26px", pb: "28px", "& .tear": { insetBlock: "11px" } },
    "& .plan dl": { display: "contents" },
    "& .plan h3": {
      fontSize: "min(27px,calc(20.7vw/var(--plans)))",
    },
    "& .amount": {
      marginInline: "calc(-1*var(--inset))",
      p: "6px var(--inset) 8px",
      borderBottomWidth: "8px",
      fontSize: "min(13px,calc(11.4vw/var(--plans)))",
      lineHeight: "1.3",
    },
    "& .amount b": { fontSize: "min(52px,var(--fit))" },
    "& .row": {
      display: "grid",
      gridRow: "span 2",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0,1fr)",
      "& dt": {
        position: "relative",
        zIndex: "over",
        w: "calc(100cqw - 4px)",
        marginInlineStart: "calc(-1*var(--inset))",
        p: "7px var(--inset) 0",
        paddingInlineEnd: "calc(100cqw - 100cqw/var(--plans))",
        borderTop: "1px solid {colors.ink}",
        fontSize: "min(13px,calc(10.5vw/var(--plans)))",
        lineHeight: "1.3",
        textWrap: "balance",
        color: "ink",
      },
      "& dd": {
        gridRow: "2",
        p: "1px 0 8px",
        marginInlineEnd: "-4px",
        fontSize: "min(15px,calc(13.2vw/var(--plans)))",
        lineHeight: "1.25",
      },
    },
    "& .row.heavy + .row dt": { borderTopWidth: "6px" },
    "& .plan + .plan dt": {
      position: "absolute",
      clipPath: "inset(50%)",
      w: "1px",
      p: "0",
      border: "0",
      overflow: "hidden",
      whiteSpace: "nowrap",
    },
    "& .sign-up": {
      alignSelf: "end",
      mt: "10px",
      py: "4px",
      fontSize: "min(15px,calc(11.4vw/var(--plans)))",
    },
    "& .seal": {
      insetBlockEnd: "100%",
      insetInline: "-2px",
      py: "3px",
      fontSize: "min(13px,calc(10.2vw/var(--plans)))",
      lineHeight: "1.2",
      textAlign: "center",
    },
  },
};

const panels = {
  sm: {
    "--notch": "20px",
    "--inset": "clamp(16px,2.2vw,32px)",
    "& .plan": {
      display: "flex",
      flexDirection: "column",
      p: "24px var(--inset) 28px",
    },
    "& .popular": {
      my: `-${raise}`,
      pt: `calc(24px + ${raise})`,
      pb: `calc(28px + ${raise})`,
      "& .tear": { insetBlock: `calc(${raise} - 1px)` },
    },
    "& .plan dl": { mb: "auto" },
    "& .plan h3": {
      pb: "10px",
      borderBottom: "1px solid {colors.ink}",
      fontSize: "min(70px,calc(15vw/var(--plans)))",
    },
    "& .amount": { py: "12px", borderBottomWidth: "14px" },
    "& .amount b": { fontSize: "min(64px,var(--fit))" },
    "& .row": {
      display: "flex",
      justifyContent: "space-between",
      gap: "16px",
      py: "9px",
      lineHeight: "1.35",
      borderBottom: "1px solid {colors.ink}",
    },
    "& .row.heavy": { borderBottomWidth: "6px" },
    "& .row[data-kind=included] dt": { fontWeight: "600" },
    "& .row dd": { textAlign: "end" },
    "& .sign-up": { mt: "24px" },
    "& .seal": {
      insetBlockStart: "-18px",
      insetInlineEnd: "20px",
      px: "14px",
      py: "4px",
      lineHeight: "1.35",
    },
  },
  lg: {
    "& .amount": { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-end" },
    "& .amount b": { fontSize: "min(104px,7.2vw,.7*var(--fit))", marginInlineStart: "auto" },
    "& .amount span": { display: "block" },
    "& .amount em": { display: "none" },
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
    py: "var(--gap)",
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
      fontSize: `calc(var(--k)*max(min(44px,11.3vw),8.2vw,${least(34)}))`,
      lg: { fontSize: "calc(var(--k)*min(6.67vw,96px))" },
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
      gap: "calc(2px + (1 - var(--k))*14px) 8px",
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
