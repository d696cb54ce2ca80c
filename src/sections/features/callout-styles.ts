const arrow =
  "polygon(0 42%,calc(100% - 10px) 42%,calc(100% - 10px) 0,100% 50%,calc(100% - 10px) 100%,calc(100% - 10px) 58%,0 58%)";

/** Three drawings in a row, an arrow between each and the next, and under each what one does. */
const stages = {
  display: "grid",
  gridTemplateColumns: "repeat(3,minmax(0,1fr))",
  columnGap: "34px",
  "--between": "clamp(112px,20.8vw,160px)",
  sm: {
    // Of one width, that of the longest words.
    w: "fit-content",
    columnGap: "var(--between)",
  },
  lg: { "--between": "clamp(112px,11vw,160px)" },
  "& li": {
    position: "relative",
    textStyle: "part",
    "& + li::before": {
      content: "''",
      position: "absolute",
      top: "42px",
      insetInlineEnd: "calc(100% + 6px)",
      w: "22px",
      h: "12px",
      bg: "ink",
      clipPath: arrow,
      sm: { top: "60px", insetInlineEnd: "calc(100% + 24px)", w: "calc(var(--between) - 48px)" },
      _rtl: { transform: "scaleX(-1)" },
    },
  },
  "& svg": {
    maxW: "100%",
    h: "96px",
    sm: { h: "132px" },
    mb: "10px",
    overflow: "visible",
    fill: "card",
    stroke: "ink",
    strokeWidth: "1.6",
    strokeLinejoin: "round",
  },
  "& li:last-child svg": { fill: "ink", stroke: "none" },
  "& .ink-1": { fill: "ink" },
  "& .ink-2": { fill: "spot" },
  "& .white": { fill: "white" },
  "& .dashed": { fill: "none", stroke: "spot", strokeDasharray: "4 3" },
};

/** What stands below the net, in the gap beside its bottom where the net leaves one. */
export const calloutStyles = {
  mt: "44px",
  "& .stages": stages,
  "& .big": { mt: "24px", mb: "18px", textStyle: "callout", textWrap: "balance" },
  "& .sign-up": { w: "100%", sm: { w: "auto" } },
  lg: {
    gridArea: "4/3/7/6",
    mt: "0",
    pt: "calc(53*var(--u) + 28px)",
    paddingInlineStart: "40px",
  },
};
