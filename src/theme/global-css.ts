import { defineGlobalStyles } from "@chakra-ui/react";
import { printCss } from "./print-css";
import { latin, otherScripts } from "./scripts";

const reducedMotion = "@media (prefers-reduced-motion: reduce)";

/** The reset, page-wide measures and the settings of each script. */
export const globalCss = defineGlobalStyles({
  ":root": {
    ...latin,
    "--pad": "clamp(20px,4.45vw,64px)",
    "--gap": "clamp(64px,8.4vw,120px)",
  },
  ...otherScripts,
  "*,::before,::after": {
    boxSizing: "border-box",
    margin: "0",
    padding: "0",
    [reducedMotion]: { animation: "none!important", transition: "none!important" },
  },
  html: { scrollPaddingTop: "72px" },
  // From the first press on; a page that opens at an anchor is there at once (src/start/anchors.ts).
  "html[data-smooth]": {
    scrollBehavior: "smooth",
    [reducedMotion]: { scrollBehavior: "auto" },
  },
  body: {
    bg: "paper",
    color: "ink",
    textStyle: "body",
    overflowWrap: "break-word",
    // Else small letters stand on whole pixels on some systems, and words run together.
    textRendering: "geometricPrecision",
  },
  "[lang]": { fontFamily: "var(--text)" },
  "h1,h2,h3": { textWrap: "balance", fontSize: "inherit", fontWeight: "inherit" },
  // Chinese headings break behind punctuation, not inside a phrase.
  ":is(h1,h2):lang(zh)": { wordBreak: "keep-all" },
  // Large letters have their own white before them.
  ".title": { marginInlineStart: "calc(-.022em*var(--track))" },
  p: { textWrap: "pretty" },
  "ul,ol": { listStyle: "none" },
  a: { color: "inherit" },
  "button,input": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  // Safari on phones rounds them.
  "button,input,select,textarea": { borderRadius: "0", textRendering: "inherit" },
  button: { bg: "none", border: "0", cursor: "pointer", textAlign: "inherit" },
  "img,svg": { display: "block" },
  img: { maxW: "100%", h: "auto" },
  table: { borderCollapse: "collapse" },
  bdi: { whiteSpace: "nowrap" },
  ":focus-visible": {
    outline: "3px solid {colors.ink}",
    outlineOffset: "3px",
    boxShadow: "ring",
  },
  "::placeholder": { color: "placeholder", opacity: "1" },
  ".wrap": { maxW: "1440px", marginInline: "auto", paddingInline: "var(--pad)" },
  ".visually-hidden": {
    position: "absolute",
    w: "1px",
    h: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  ".without-script": { display: "none" },
  ...printCss,
});
