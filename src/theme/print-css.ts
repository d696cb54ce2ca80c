/**
 * The page on paper: the text in ink on white, nothing that only a screen can use, every answer. The
 * components' own rules are stronger than these by their class; hence the `!important`.
 */
export const printCss = {
  "@page": { margin: "18mm 16mm" },
  "@media print": {
    ":root": { "--gap": "24px", "--pad": "0px" },
    html: { scrollPaddingTop: "0" },
    body: { bg: "white", fontSize: "11pt" },
    // The ways on, the offer of a language, the form: none of it works on paper.
    "header,aside,.contents,.actions,.button,.callout a,.news,footer .grid": {
      display: "none!important",
    },
    // So are drawings that explain nothing.
    ".art,.stage,.scissors,.tuck,.mushrooms": { display: "none!important" },
    "main,section,article,footer,#main > div": {
      bg: "transparent!important",
      color: "{colors.ink}!important",
    },
    "#main > *,#main > * > .wrap": { pt: "0!important", minH: "0!important" },
    footer: { pt: "16px!important", _after: { display: "none!important" } },
    "footer .end": { color: "{colors.ink}!important", pb: "0!important" },
    // Closed answers are printed as well, and what each question of a shopper is about.
    "[data-part=item-content][hidden],[role=tab] > span": { display: "block!important" },
    // Each plan is a list of its own, whatever the sheet's width.
    ".plans,.plan,.plan dl": { display: "block!important" },
    ".face img": { maxW: "160px!important" },
    ".plan": { p: "12px 0!important", border: "0!important" },
    ".amount": { alignItems: "baseline!important", fontSize: "13pt!important" },
    ".amount *": { font: "inherit!important" },
    ".plan .row": { display: "flex!important", justifyContent: "space-between" },
    ".plan .row dt,.seal": {
      position: "static!important",
      clipPath: "none!important",
      w: "auto!important",
      rotate: "none!important",
    },
    ".seal": { p: "0!important", border: "0!important" },
    "h1,h2,h3": { breakAfter: "avoid", breakInside: "avoid" },
    "h1,h1 *": { fontSize: "32pt!important" },
    "h2,h2 *": { fontSize: "18pt!important" },
    "h3,h3 *": { fontSize: "14pt!important" },
    "#faq h2 span": { fontSize: "11pt!important" },
    "p,li,tr,dl > div,.plan,.face,.coupon": { breakInside: "avoid" },
    ".columns": { display: "block!important", mt: "16px!important" },
    ".prose": { maxW: "none!important", "& section": { mt: "20px!important" } },
    // What a link leads to, where its words do not say it.
    '.prose a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    "*": { printColorAdjust: "economy" },
    "svg,img": { printColorAdjust: "exact" },
  },
};
