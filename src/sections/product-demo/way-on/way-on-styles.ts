/** The sentence and the button that lead on, and on a phone the way to share. */
export const wayOnStyles = {
  "& .real": {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize: "calc((.4 + .6*var(--heading-scale))*32px)",
    lineHeight: "var(--subheading-line-height)",
    mb: "8px",
  },
  "& .sign-up": {
    w: "100%",
    borderColor: "spot",
    _hover: { bg: "paper", borderColor: "paper", color: "ink" },
  },
  "& .terms": { mt: "10px", textStyle: "small", lineHeight: "1.4" },
  "& .plan": { display: "inline-block", marginInlineEnd: ".6em", "& b": { fontWeight: "600" } },
  "& .share": {
    md: { display: "none" },
    textStyle: "small",
    "& .ways > *": { flex: "1 1 auto" },
  },
};

/** The ways to send a preview. */
export const shareStyles = {
  mt: "10px",
  overflowWrap: "anywhere",
  // What the link shows is in its address, which the script makes: until then it only keeps its room.
  "& :disabled + a": { visibility: "hidden" },
  "& p:not(:empty)": { mt: "6px" },
};

/** The link in its parts. */
export const linkRowStyles = {
  containerType: "inline-size",
  // On a phone one of three rows below the stage.
  mdDown: {
    mx: "calc(-1*var(--page-padding))",
    px: "var(--page-padding)",
    // The ground reaches the window's edges, the line only those of the text.
    background:
      "linear-gradient({colors.ink},{colors.ink}) 50% 100%/calc(100% - 2*var(--page-padding)) 1px no-repeat,{colors.paper}",
    color: "ink",
    "& .uri small,& .link-foot": { color: "ink2" },
  },
  "& .wide": {
    position: "absolute",
    w: "1px",
    h: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
  "& .wide h3": { textWrap: "nowrap" },
  "& .uri": {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 10px",
    textStyle: "price",
    fontSize: "25px",
    lineHeight: "1.15",
    // On one line, however long the host is, so that a shorter link moves nothing.
    md: { flexWrap: "nowrap", fontSize: "min(25px,calc((100cqw - 30px)/(.42*var(--signs))))" },
    _rtl: { justifyContent: "flex-end" },
  },
  "& .uri span": {
    borderTop: "2px solid currentColor",
    pt: "4px",
    overflowWrap: "anywhere",
    "& + span": { borderColor: "spot" },
  },
  "& .uri small": {
    display: "block",
    // Who selects the link by hand copies it without its labels.
    userSelect: "none",
    fontFamily: "var(--text-font)",
    fontSize: "14px",
    fontWeight: "400",
    lineHeight: "1.3",
  },
  "& .link-foot": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 14px",
    mt: "12px",
    // Beside the button; where there is no room, below it.
    "& > p:not(:empty)": { flex: "1 1 15em" },
    overflowWrap: "anywhere",
    textStyle: "small",
  },
};
