/**
 * The page on paper: the text in ink on white, with headings in the sizes of paper. What is of no use
 * there, the recipe of each section leaves out. The recipes' own rules are stronger than these by
 * their class; hence the `!important`.
 */
export const printCss = {
  "@page": { margin: "18mm 16mm" },
  "@media print": {
    ":root": { "--gap": "24px", "--pad": "0px" },
    html: { scrollPaddingTop: "0" },
    body: { bg: "white", fontSize: "11pt" },
    "main,section,article,footer,#main > div": {
      bg: "transparent!important",
      color: "{colors.ink}!important",
    },
    "h1,h2,h3": { breakAfter: "avoid", breakInside: "avoid" },
    "h1,h1 *": { fontSize: "32pt!important" },
    "h2,h2 *": { fontSize: "18pt!important" },
    "h3,h3 *": { fontSize: "14pt!important" },
    "p,li,tr,dl > div": { breakInside: "avoid" },
    // A sheet that is printed in place of the page.
    "body:has(> .test-sheet) > :not(.test-sheet)": { display: "none" },
    "*": { printColorAdjust: "economy" },
    "svg,img": { printColorAdjust: "exact" },
  },
};
