import { defineRecipe } from "@chakra-ui/react";

/** The small print, set large: the heading beside the questions, so that no half stays empty. */
export const faqRecipe = defineRecipe({
  className: "faq",
  base: {
    py: "var(--gap)",
    "& .layout": {
      lg: {
        display: "grid",
        gridTemplateColumns: "minmax(0,1fr) minmax(0,2fr)",
        columnGap: "32px",
        alignItems: "start",
      },
    },
    "& .title": {
      textStyle: "h2Small",
      marginInlineStart: "calc(-.022em*var(--track))",
      lg: { position: "sticky", top: "112px" },
    },
    "& .title span": {
      display: "block",
      mb: "8px",
      paddingInlineStart: "calc(.1em*var(--track))",
      fontFamily: "var(--text)",
      fontSize: "clamp(18px,1.7vw,23px)",
      fontWeight: "var(--medium,500)",
      lineHeight: "1.3",
      letterSpacing: "0",
    },
    "& h3": { textStyle: "question" },
    "@media print": { pt: "0", "& .title span": { fontSize: "11pt!important" } },
  },
});
