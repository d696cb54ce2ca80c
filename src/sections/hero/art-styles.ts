/** The phone's screen: everything in em, text no smaller than it can be read. */
const screen = {
  "& .band": { flex: "0 1 9em", minH: "5em" },
  "& .screen-body": { flex: "1 0 auto", display: "flex", flexDirection: "column" },
  "& .screen-title": {
    mt: ".35em",
    fontSize: "calc((.4 + .6*var(--heading-scale))*1.9em)",
    // Two lines as well while its face is on its way: the phone stands on its foot.
    maxH: "2lh",
    overflow: "clip",
    overflowClipMargin: ".3em",
  },
  "& .subtitle": {
    mt: ".3em",
    mb: ".5em",
    fontSize: "max(12px,.76em)",
    lineHeight: "1.35",
    color: "ink2",
  },
  "& .row": {
    flex: "1 0 auto",
    display: "flex",
    flexDirection: "column",
    py: ".75em",
    fontSize: "max(12px,.76em)",
    lineHeight: "1.35",
    borderTop: "1px solid {colors.ink}",
    "& span": { color: "ink2" },
  },
  // Where text has its smallest size there is room for less.
  "@container (max-width: 500px)": {
    "& .row.label,& .chips > :nth-child(3)": { display: "none" },
  },
  "@container (max-width: 300px)": { "& .row.nutrition": { display: "none" } },
};

/** On a phone the drawn one is as wide as what the pack leaves, and as high as what it shows. */
const smallScreen = {
  "& .phone": {
    w: "calc(100cqw - 337*var(--u))",
    p: "5px",
    fontSize: "10px",
    borderRadius: "20px",
  },
  "& .screen": { h: "auto", borderRadius: "16px" },
  "& .url": { maxW: "none", mx: "6px" },
  "& .band": { flex: "none", h: "14cqw", minH: "0" },
  "& .chips,& .row span": { display: "none" },
  "& .screen-body": { px: "9px", pt: "8px", pb: "20px" },
  "& .screen-title": {
    mt: "0",
    fontSize: "calc((.4 + .6*var(--heading-scale))*min(21px,6cqw))",
    // No mark of a third line.
    overflowClipMargin: ".1em",
  },
  "& .row": { py: ".4em" },
  // Its lines break at the same words before the text face has come.
  "& .caption": { textWrap: "balance" },
};

/** The scene is measured in units of its drawing: `--u` is one of them. */
export const artStyles = {
  position: "relative",
  "--u": "calc(100cqw/542)",
  w: "100%",
  mt: "24px",
  mx: "auto",
  containerType: "inline-size",
  lg: { m: "0" },
  "& .scene": { position: "relative", h: "calc(514*var(--u))" },
  "& .carton": {
    position: "absolute",
    left: "0",
    top: "0",
    w: "calc(420*var(--u))",
    h: "calc(514*var(--u))",
  },
  "& .frame": {
    position: "absolute",
    left: "0",
    top: "0",
    w: "calc(542*var(--u))",
    h: "calc(514*var(--u))",
    overflow: "visible",
  },
  "& .beam": { strokeDasharray: "1.3", animation: "cast .5s .3s ease-out backwards" },
  "& .ray": { opacity: "0", animation: "scan 1.1s .8s cubic-bezier(.6,0,.4,1)" },
  "& .phone-link": {
    position: "absolute",
    left: "calc(337*var(--u))",
    bottom: "0",
    textDecoration: "none",
    animation: "rise .5s cubic-bezier(.2,.8,.2,1)",
  },
  "& .phone": { fontSize: "calc(12.8125*var(--u))" },
  "& .screen": { h: "33.3em" },
  ...screen,
  "& .caption": {
    mt: "14px",
    fontSize: "14px",
    lineHeight: "max(1.4,calc(var(--text-line-height) - .2))",
    "& a": { display: "inline-block" },
  },
  // The link's area: the code in its frame.
  "& .ours::after": {
    content: "''",
    position: "absolute",
    left: "calc(104*var(--u))",
    top: "calc(318*var(--u))",
    w: "calc(156*var(--u))",
    h: "calc(156*var(--u))",
  },
  smDown: { "--u": "calc(100cqw/600)", ...smallScreen },
};
