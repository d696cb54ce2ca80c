/** Where a coupon is to be cut or torn. */
export const perforation = "3px dashed {colors.ink}";

/** The scissors that ride its upper edge. */
export const scissors = {
  position: "absolute",
  top: "-16.5px",
  insetInlineStart: "40px",
  fill: "ink",
  "& .edge": { fill: "card" },
  _rtl: { transform: "scaleX(-1)" },
  "@media print": { display: "none" },
} as const;
