/** A drawn tick before a line. */
export const checkMark = {
  content: "''",
  flex: "none",
  w: ".95em",
  h: ".5em",
  border: "solid",
  borderWidth: "0 0 .16em .16em",
  transform: "translateY(-.14em) rotate(-45deg)",
};

/** What a product page consists of, on the drawn phone and on the sample's own page. */
export const productParts = {
  "& strong": { fontWeight: "700", textDecoration: "underline", textUnderlineOffset: ".2em" },
  "& table": { w: "100%", fontSize: ".78em", borderTop: "6px solid {colors.ink}" },
  "& caption": {
    py: ".35em",
    textAlign: "start",
    fontWeight: "700",
    borderTop: "6px solid {colors.ink}",
  },
  "& caption ~ *": { borderTop: "3px solid {colors.ink}" },
  "& table:has(caption)": { borderTop: "0" },
  "& th": { py: ".25em", textAlign: "start", fontWeight: "400" },
  "& .part th": { paddingInlineStart: "1em" },
  "& td": { py: ".25em", textAlign: "end", fontWeight: "600" },
  "& tr": { borderBottom: "1px solid {colors.ink}" },
  "& .lot": {
    py: ".2em",
    mt: ".3em",
    textStyle: "mono",
    fontSize: "2.6em",
    lineHeight: "1.3",
    letterSpacing: ".06em",
    textAlign: "center",
    border: "2px dashed {colors.ink}",
  },
};
