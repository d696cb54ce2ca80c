const unit = (units: number | string) => `calc(${units}*100cqw/500)`;

/**
 * Of a name on the carton, Latin letters are in the condensed face on pages of every script: for that
 * its size is reckoned.
 */
const nameFace = {
  fontFamily: "'Special Gothic Condensed One',var(--heading-font)",
  fontWeight: "var(--heading-weight)",
};

/** The carton and what is printed on it; its letters are measured in units of the drawing. */
export const packStyles = {
  minW: "0",
  // A picture of a pack keeps its inks; else its bars would turn as white as their ground.
  "& .carton": {
    position: "relative",
    containerType: "inline-size",
    color: "ink",
    // The condensed face has one weight.
    fontSynthesis: "none",
    forcedColorAdjust: "none",
  },
  "& .carton > svg": {
    w: "100%",
    h: "auto",
    aspectRatio: "500/480",
    overflow: "visible",
  },
  "& .face": { fill: "card" },
  "& .side": { fill: "rule" },
  "& .top": { fill: "white" },
  "& .seam": { stroke: "ink", opacity: ".4" },
  "& .edges": { fill: "none", stroke: "ink", strokeWidth: "2", strokeLinejoin: "round" },
  "& .motif": { color: "spot" },
  "& .head-line": {
    fill: "none",
    stroke: "ink",
    strokeWidth: "1.5",
    "& text": { fill: "ink", stroke: "none", fontWeight: "600" },
  },
  "& .label": { fill: "white", stroke: "ink", strokeWidth: "2" },
  "& .brackets": { fill: "none", stroke: "ink", strokeWidth: "2.5" },
  "& .rule": { stroke: "ink" },
  "& .mono": { textStyle: "mono" },
  // Letters lie on their side, kana and signs stand.
  "& .side-name": {
    ...nameFace,
    writingMode: "vertical-rl",
    fill: "ink",
  },
  "& .pack-name": {
    position: "absolute",
    left: unit(22),
    top: unit(90),
    w: unit(370),
    // Letters are higher than their lines; not so much that a third line would show.
    py: ".34em",
    mt: "-.34em",
    clipPath: "inset(0 0 .2em)",
    overflow: "hidden",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    ...nameFace,
    fontSize: unit("var(--size)"),
    lineHeight: "var(--line)",
    overflowWrap: "anywhere",
    textWrap: "balance",
    "&[data-one-line]": { whiteSpace: "nowrap", overflow: "visible", clipPath: "none" },
  },
  md: {
    "& .window": { maxW: "468px" },
    "& figcaption": { mt: "2px" },
  },
  "& figcaption": {
    textStyle: "small",
    lineHeight: "1.35",
  },
  // On a phone the pack stays in view above the fields, and comes close to what is typed.
  mdDown: {
    position: "sticky",
    // Stuck, the header covers all but its lower 150 px: what is typed is brought there.
    top: "-26px",
    zIndex: "over",
    bg: "ink",
    mx: "calc(-1*var(--page-padding))",
    px: "var(--page-padding)",
    borderBottom: "3px solid {colors.spot}",
    "& .window": { h: "248px", overflow: "hidden" },
    "& .carton": {
      w: "258px",
      mx: "auto",
    },
    "& figcaption": { display: "none" },
    "@media (max-height: 560px)": { position: "static" },
  },
};
