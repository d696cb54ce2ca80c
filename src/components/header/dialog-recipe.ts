import { defineSlotRecipe } from "@chakra-ui/react";
import { currentLanguage, languageName } from "./language-name";

/** The menu on small screens: a white sheet over the whole page, its bar where the header's is. */
export const dialogRecipe = defineSlotRecipe({
  slots: ["content"],
  base: {
    content: {
      position: "fixed",
      inset: "0",
      zIndex: "skip",
      overflowY: "auto",
      bg: "white",
      outline: "0",
      pb: "32px",
      "&[hidden]": { display: "none" },
      // As high as the screen leaves below the bar, so that its button stands at the lower edge.
      "& > :last-child": { display: "flex", flexDirection: "column", minH: "calc(100% - 72px)" },
      "& nav a": {
        display: "block",
        py: "6px",
        textStyle: "sheetLink",
        textDecoration: "none",
        borderBottom: "1px solid {colors.rule}",
      },
      "& .languages": {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        my: "20px",
        "& a": languageName,
        "& [aria-current]": currentLanguage,
      },
      "& .sign-up": { mt: "auto", minH: "56px" },
    },
  },
});
