import { defineRecipe } from "@chakra-ui/react";

/** The page of a visitor's preview: as wide as a phone, below a notice that cannot be taken for it. */
export const previewRecipe = defineRecipe({
  className: "preview",
  base: {
    minH: "100vh",
    bg: "white",
    "& > .notice": {
      display: "grid",
      gap: "4px",
      p: "14px max(var(--pad),calc((100% - 520px)/2))",
      bg: "ink",
      color: "white",
      textStyle: "small",
      borderBottom: "6px solid {colors.spot}",
    },
    "& > main": { maxW: "560px", mx: "auto", fontSize: "18px" },
    "& > main > p": { p: "20px" },
    "& > .way-on": {
      display: "grid",
      gap: "12px",
      maxW: "560px",
      mx: "auto",
      p: "24px 20px 48px",
    },
    "& .own-page > svg": { borderTop: "0" },
  },
});
