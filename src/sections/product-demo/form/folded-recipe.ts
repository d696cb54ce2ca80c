import { defineRecipe } from "@chakra-ui/react";

const select = {
  w: "100%",
  minH: "44px",
  px: "4px",
  font: "inherit",
  fontSize: "15px",
  color: "ink",
  bg: "white",
  border: "2px solid {colors.ink}",
};

/** What a row of the panel holds. Rows are opened by scripts alone, so that their CSS comes with these. */
export const foldedRecipe = defineRecipe({
  className: "folded",
  base: {
    "& .hint,& .fault": { textStyle: "small", lineHeight: "1.35" },
    "& .fault": { color: "spotText", fontWeight: "600" },
    "& .pair": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "4px 12px" },
    "& .pair > .hint": { gridColumn: "1/-1" },
    "& .date": { mt: "12px" },
    "& .date-parts": {
      display: "flex",
      gap: "8px",
      mt: "8px",
      "& > p": { flex: "1 1 auto", minW: "0" },
      "& label": { display: "block" },
      "& select": select,
    },
    "& .hint": { mt: "6px", color: "ink2" },
    "& textarea": {
      minH: "44px",
      px: "10px",
      display: "block",
      w: "100%",
      py: "8px",
      font: "inherit",
      fontSize: "17px",
      lineHeight: "1.4",
      bg: "white",
      border: "2px solid {colors.ink}",
      resize: "vertical",
      // It grows with what it holds, where the browser can.
      fieldSizing: "content",
    },
    "& .parts": {
      border: "0",
      minW: "0",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      gap: "6px",
      mt: "8px",
      "& button": {
        minH: "44px",
        px: "10px",
        border: "1px solid {colors.ink}",
        overflowWrap: "anywhere",
        "&[aria-pressed=true]": {
          bg: "ink",
          color: "white",
          fontWeight: "700",
          textDecoration: "underline",
          textUnderlineOffset: ".2em",
        },
      },
    },
  },
});
