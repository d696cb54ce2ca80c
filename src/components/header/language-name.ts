/**
 * A language's name in a column of names. It is written in its own direction, but begins where the
 * page's lines begin, so that the column has one edge.
 */
export const languageName = {
  display: "block",
  alignContent: "center",
  textAlign: "left",
  _rtl: { textAlign: "right" },
  minH: "44px",
  px: "15px",
  // As in the footer: what the browser has found there of ten languages' fonts holds for one size.
  fontSize: "16px",
  textDecoration: "none",
} as const;

/** The name of the page's own language. */
export const currentLanguage = {
  fontWeight: "600",
  paddingInlineStart: "12px",
  borderInlineStart: "3px solid {colors.spot}",
} as const;
