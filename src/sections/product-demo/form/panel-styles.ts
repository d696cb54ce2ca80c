const boxes = {
  display: "grid",
  gridTemplateColumns: "repeat(14,1fr)",
  // One box with the field above.
  border: "2px solid {colors.ink}",
  borderTop: "0",
  bg: "white",
  "& span": {
    h: "32px",
    textStyle: "price",
    fontSize: "23px",
    lineHeight: "32px",
    textAlign: "center",
    whiteSpace: "pre",
    "& + span": { borderInlineStart: "1px solid {colors.rule}" },
    "&[data-zero]": { color: "placeholder" },
  },
  "&[data-sample] span": { color: "placeholder" },
};

/** The fields on a card: name and number first. */
export const panelStyles = {
  bg: "card",
  color: "ink",
  p: "10px 18px 0",
  md: { alignSelf: "start" },
  "& label,& .message": { textStyle: "small", lineHeight: "1.35" },
  "& label:not([data-part=item])": { mb: "6px", fontWeight: "600" },
  "& input": {
    minH: "44px",
    px: "10px",
    fontSize: "18px",
    // Labels and boxes stand near.
    "&:focus-visible": { outlineOffset: "0" },
  },
  "& .name-field": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    "& input": {
      gridColumn: "1/-1",
      fontFamily: "var(--heading-font)",
      fontWeight: "var(--heading-weight)",
      fontSize: "calc((.4 + .6*var(--heading-scale))*32px)",
      lineHeight: "1.2",
      minH: "48px",
    },
    position: "relative",
    // Its finger-sized box reaches over the label's line.
    "& .button": { m: "-14px 0 -8px", fontSize: "15px" },
  },
  "& .number-field": { mt: "20px" },
  "& .number-field > input": { textStyle: "mono", letterSpacing: ".08em" },
  "& .boxes": boxes,
  "& .message": {
    // As high as any message, so that none moves what is below.
    minH: "46px",
    "@media (max-width: 374.9px)": { minH: "66px" },
    mt: "8px",
    color: "ink2",
  },
  "& [data-part=item]": { borderTop: "1px solid {colors.ink}" },
  "& [data-part=item-trigger]": { minH: "44px" },
  "& .foot": {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    alignItems: "center",
    columnGap: "8px",
    py: "8px",
    borderTop: "1px solid {colors.ink}",
    "& .button": { my: "0", py: "0", fontSize: "15px", lineHeight: "1.2", textAlign: "end" },
  },
  "& .drawings": {
    w: "auto",
    border: "0",
    bg: "transparent",
    "& svg": { w: "32px", h: "auto", color: "spot", "2xl": { w: "42px" } },
    "& label": {
      px: "4px",
      border: "2px solid transparent",
      "& + label": { borderInlineStart: "2px solid transparent" },
    },
    "& label[data-state=checked]": { bg: "transparent", borderColor: "ink!important" },
    // A finger meets its frame, too.
    "& input": { insetInline: "-2px", w: "calc(100% + 4px)!important" },
  },
  mdDown: { mx: "calc(-1*var(--page-padding))", px: "var(--page-padding)" },
};
