/** What lies on the bench in true proportions: --mm is a millimetre of it. */
const bed = {
  position: "relative",
  containerType: "inline-size",
  mb: "62px",
  color: "ink",
  "& > *": { "--mm": "calc(100cqw/90)" },
  "& .between": {
    w: "calc((var(--barcode) + var(--side))/2*var(--mm))",
    marginLeft: "calc(var(--side)/2*var(--mm))",
    mb: "4px",
    pb: "2px",
    textStyle: "small",
    fontWeight: "600",
    lineHeight: "1.3",
    display: "flex",
    justifyContent: "center",
    whiteSpace: "nowrap",
    borderBottom: "2px solid {colors.ink}",
    // With one code there is nothing to measure; the room stays, so that nothing moves.
    minH: "calc(1.3em + 4px)",
    position: "relative",
    _after: {
      content: "''",
      position: "absolute",
      insetInline: "0",
      bottom: "-6px",
      h: "10px",
      borderInline: "2px solid {colors.ink}",
    },
  },
  "& .paper": { position: "relative", h: "calc(32*var(--mm))", forcedColorAdjust: "none" },
  "& .cut": {
    position: "absolute",
    top: "0",
    bottom: "0",
    left: "0",
    w: "calc(var(--label)*var(--mm))",
    bg: "card",
    borderBlock: "2px solid {colors.ink}",
    borderLeft: "2px solid {colors.ink}",
  },
  "& .barcode-place,& .qr-place": {
    position: "absolute",
    outline: "1.5px dashed {colors.line}",
    outlineOffset: "-1.5px",
  },
  "& .barcode-place": {
    left: "calc(var(--side)*var(--mm))",
    top: "calc(3*var(--mm))",
    w: "calc(var(--barcode)*var(--mm))",
    h: "calc(var(--barcode-height)*var(--mm))",
    "& svg": { w: "100%", h: "100%", overflow: "visible" },
  },
  "& .qr-place": {
    left: "0",
    top: "calc(3*var(--mm))",
    w: "calc(var(--side)*var(--mm))",
    // Its white and its outline leave the edge of the label to be seen.
    mixBlendMode: "multiply",
    "& svg": { w: "100%", h: "auto", aspectRatio: "1" },
    "& span": {
      display: "block",
      mt: "2px",
      fontSize: "calc(min(2.1,var(--side)/11)*var(--mm))",
      lineHeight: "1.2",
      textAlign: "center",
      whiteSpace: "nowrap",
    },
  },
  "& .ruler": {
    w: "100%",
    mt: "8px",
    overflow: "visible",
    stroke: "currentColor",
    "& text": { stroke: "none", fill: "currentColor", fontWeight: "var(--medium,500)" },
  },
};

const large = {
  fontFamily: "var(--disp)",
  fontWeight: "var(--dw)",
  fontSize: "calc(var(--k)*clamp(44px,4.8vw,68px))",
  lineHeight: "var(--lh-h)",
};

const fitRow = {
  "& .wide": { flexWrap: "wrap", alignItems: "center", gap: "8px 20px", mb: "20px" },
  "& .verdict": {
    px: ".25em",
    py: ".03em",
    bg: "ink",
    color: "white",
    ...large,
  },
  "& .bed": bed,
  "& .fit-foot": {
    display: "grid",
    gap: "20px 40px",
    lg: { gridTemplateColumns: "1fr auto", "& > div": { gridArea: "1/2/3/3" } },
    "& > p": { maxW: "32em" },
    "& b": { display: "block", fontWeight: "600" },
  },
  "& .fit-fields": { display: "grid", gap: "12px", alignContent: "start" },
  "& .fit-fields > p": { mb: "-8px", fontWeight: "600" },
  "& .width-field input": { maxW: "120px", minH: "44px" },
};

const ownPhone = {
  display: "none",
  md: { display: "block" },
  "& .own-code": {
    mt: "18px",
    mb: "16px",
    border: "2px solid {colors.ink}",
    background: "repeating-linear-gradient(-45deg,{colors.ink} 0 1px,{colors.white} 0 7px)",
    "& > div": { m: "18px", aspectRatio: "1", bg: "white" },
    "& svg": { w: "100%", h: "100%" },
    "& b": {
      display: "block",
      px: "10px",
      py: "8px",
      bg: "ink",
      color: "white",
      fontWeight: "600",
      textAlign: "center",
    },
  },
  "& p": { maxW: "26em" },
  "& .share": {
    mt: "14px",
    "& p:not(:empty)": { mt: "14px" },
    "& .ways > *": { flex: "1 1 auto" },
  },
};

/** The bench below the stage, on which the label is the one white thing. */
export const benchStyles = {
  bg: "paper",
  color: "ink",
  px: "var(--pad)",
  md: {
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr) minmax(0,32%)",
    columnGap: "clamp(32px,5vw,80px)",
    py: "clamp(36px,4.4vw,64px)",
    px: "max(var(--pad),calc((100% - 1440px)/2 + var(--pad)))",
  },
  // The phone of the next section begins above its ground, and is as wide.
  lg: { pb: "160px", gridTemplateColumns: "minmax(0,1fr) clamp(304px,27.8vw,400px)" },
  mdDown: { "& > .fit-row": { borderBottom: "1px solid {colors.ink}" } },
  "& .wide h3": large,
  "& .own-phone h3": { textStyle: "tab" },
  "& .fit-row": { ...fitRow, md: { gridRow: "1/3", "& .wide": { display: "flex!important" } } },
  "& .own-phone": ownPhone,
  "& .sheet-row": {
    md: { alignSelf: "end", pt: "24px" },
    "& .wide h3": { textStyle: "body", fontWeight: "600", lineHeight: "1.4" },
    "& p": { mb: "12px", maxW: "26em", textWrap: "balance" },
  },
};
