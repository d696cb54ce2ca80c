import { defineRecipe } from "@chakra-ui/react";

/** Below 640 px the three panels are the columns of one table; their row names stand once, across. */
const columns = {
  smDown: {
    "& .plans": {
      display: "grid",
      gridTemplateColumns: "repeat(var(--plans),minmax(0,1fr))",
      gridTemplateRows: "auto auto repeat(var(--rows),auto) auto",
      border: "2px solid {colors.ink}",
    },
    "& .plan": {
      display: "grid",
      gridRow: "1/-1",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0,1fr)",
      p: "12px 6px 10px",
      minW: "0",
      "&:first-child": { zIndex: "over" },
      "& + .plan": { borderInlineStart: "1px solid {colors.ink}" },
    },
    "& .plan dl": { display: "contents" },
    "& .plan h3": {
      fontSize: "min(27px,calc(20.7vw/var(--plans)))",
      // A reader who sets letters wider gets the name in two lines, not over the next plan.
      "& bdi": { whiteSpace: "normal", overflowWrap: "anywhere" },
    },
    "& .amount": { pb: "8px", borderBottom: "8px solid {colors.ink}" },
    "& .amount span": { display: "none" },
    "& .amount b": { fontSize: "min(40px,calc(28.8vw/var(--plans)))" },
    "& .row": {
      display: "grid",
      gridTemplateRows: "20px auto",
      gridTemplateColumns: "minmax(0,1fr)",
      "& dd": { gridRow: "2" },
      pt: "4px",
      pb: "4px",
      borderBottom: "1px solid {colors.ink}",
      marginInline: "-6px",
      px: "6px",
      fontSize: "min(14px,calc(13.2vw/var(--plans)))",
      lineHeight: "1.25",
    },
    "& .row.heavy": { borderBottomWidth: "4px" },
    "& .row dt": {
      fontSize: "13px",
      fontWeight: "400",
      color: "ink",
      whiteSpace: "nowrap",
      position: "relative",
      zIndex: "over",
    },
    "& .plan + .plan .row dt": {
      position: "absolute",
      w: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "& .sign-up": {
      alignSelf: "end",
      mt: "10px",
      fontSize: "min(14px,calc(11.4vw/var(--plans)))",
    },
    "& .seal": {
      position: "absolute",
      insetBlockStart: "-26px",
      insetInline: "4px",
      px: "2px",
      py: "3px",
      fontSize: "min(12px,calc(9.9vw/var(--plans)))",
      lineHeight: "1.15",
      textAlign: "center",
      "--tilt": "-2deg",
    },
  },
};

const panels = {
  sm: {
    "& .plans": { display: "grid", gap: "32px", gridTemplateColumns: "minmax(0,1fr)" },
    "& .plan": {
      border: "2px solid {colors.ink}",
      p: "20px",
      display: "grid",
      gridTemplateColumns: "minmax(min-content,1fr) minmax(0,1.5fr)",
      gridTemplateRows: "auto 1fr auto",
      columnGap: "40px",
    },
    "& .plan dl": { gridArea: "1/2/4/3" },
    "& .plan h3": {
      pb: "12px",
      borderBottom: "1px solid {colors.ink}",
      fontSize: "min(70px,8.4vw)",
    },
    "& .amount": {
      alignSelf: "start",
      pt: "10px",
      pb: "12px",
      borderBottom: "14px solid {colors.ink}",
    },
    "& .amount b": { fontSize: "88px" },
    "& .row": {
      display: "flex",
      justifyContent: "space-between",
      gap: "16px",
      py: "8px",
      lineHeight: "1.35",
      borderBottom: "1px solid {colors.ink}",
    },
    "& .row.heavy": { borderBottomWidth: "6px" },
    "& .row dd": { textAlign: "end" },
    "& .sign-up": { mt: "20px" },
    "& .seal": {
      insetBlockStart: "-22px",
      insetInlineEnd: "16px",
      px: "14px",
      py: "4px",
      "--tilt": "3deg",
    },
  },
  lg: {
    "& .plans": { gridTemplateColumns: "repeat(var(--plans),minmax(0,1fr))" },
    "& .plan": { display: "flex", flexDirection: "column" },
    "& .plan dl": { mb: "auto" },
    "& .amount": { alignSelf: "stretch" },
    "& .plan h3": { fontSize: "min(70px,calc(13.2vw/var(--plans)))" },
    "& .amount b": { fontSize: "clamp(calc(192px/var(--plans)),calc(18.3vw/var(--plans)),88px)" },
  },
};

/** Each plan is a list of its own, whatever the sheet's width. */
const onPaper = {
  "@media print": {
    pt: "0",
    "& .plans,& .plan,& .plan dl": { display: "block" },
    "& .plan,& .plan + .plan": { p: "12px 0", border: "0", breakInside: "avoid" },
    "& .amount": { alignItems: "baseline", fontSize: "13pt" },
    "& .amount b": { font: "inherit" },
    "& .row": { display: "flex", justifyContent: "space-between" },
    "& .row dt,& .plan + .plan .row dt,& .seal": {
      position: "static",
      clipPath: "none",
      w: "auto",
      rotate: "none",
    },
    "& .seal": { p: "0", border: "0" },
    "& .sign-up": { display: "none" },
  },
};

/** A facts panel for each plan, as on the back of a pack; --plans and --rows are their numbers. */
export const pricingRecipe = defineRecipe({
  className: "pricing",
  base: {
    pt: "var(--gap)",
    "& .heading": {
      display: "grid",
      gap: "16px",
      mb: "clamp(38px,4.4vw,60px)",
      lg: {
        gridTemplateColumns: "repeat(3,minmax(0,1fr))",
        gap: "32px",
        alignItems: "last baseline",
        "& .title": { gridColumn: "span 2" },
      },
    },
    "& .title": { textStyle: "h2", marginInlineStart: "calc(-.022em*var(--track))" },
    "& .lead": { textStyle: "lead" },
    "& .plan": { position: "relative", bg: "card" },
    "& .plan h3": { textStyle: "wordmark" },
    "& .popular": { bg: "spot" },
    "& .amount": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "flex-end",
      gap: "12px",
      fontWeight: "600",
    },
    "& .amount b": { textStyle: "price" },
    "& .row dd": { fontWeight: "600" },
    "& .row[data-missing]": { color: "ink2" },
    "& .popular .row[data-missing]": { color: "ink" },
    "& .tick": { w: "18px", h: "18px", display: "inline-block", verticalAlign: "middle" },
    "& .seal": {
      position: "absolute",
      rotate: "var(--tilt)",
      bg: "white",
      border: "2px solid {colors.ink}",
      fontWeight: "600",
    },
    "& .note": { mt: "20px", textStyle: "small", color: "ink2" },
    ...columns,
    ...panels,
    ...onPaper,
  },
});
