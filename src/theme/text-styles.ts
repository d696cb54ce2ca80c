import { defineTextStyles } from "@chakra-ui/react";

/**
 * The faces of codes. By name, because browsers have another "monospace" for Japanese, Hindi and others,
 * in which Latin digits and brackets are not of one width.
 */
export const monoFaces =
  "ui-monospace,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace";

const heroFactor = "var(--k1,var(--k))";

const display = (size: string, lineHeight: string, letterSpacing = "0", factor = "var(--k)") => ({
  value: {
    fontFamily: "var(--disp)",
    fontWeight: "var(--dw)",
    fontSize: `calc(${factor}*${size})`,
    lineHeight: `var(${lineHeight})`,
    letterSpacing: `calc(var(--track)*${letterSpacing})`,
  },
});

/**
 * What no script's factor makes smaller, so that headings stay headings on phones.
 * @param size in pixels, at a width of 390
 */
export const least = (size: number): string =>
  `min(${size}px,${((size / 390) * 100).toFixed(1)}vw)/var(--k)`;

/** Small display text, whose size follows the script's factor in part. */
const heading = (fontSize: string, lineHeight = "var(--lh-3)") => ({
  value: { fontFamily: "var(--disp)", fontWeight: "var(--dw)", fontSize, lineHeight },
});

const text = (fontSize: string, lineHeight = "var(--lh-t)", fontWeight = "400") => ({
  value: { fontFamily: "var(--text)", fontSize, lineHeight, fontWeight },
});

/** Display sizes are the Latin size times the script's factor; text sizes are the same everywhere. */
export const textStyles = defineTextStyles({
  h1: display("min(18.6vw,134px)", "--lh-d", "-.012em", heroFactor),
  h1Wide: display("min(9.3vw,134px)", "--lh-d", "-.012em", heroFactor),
  h2: display("clamp(46px,6.9vw,100px)", "--lh-h", "-.01em"),
  h2Small: display("clamp(46px,6.4vw,92px)", "--lh-h", "-.01em"),
  docTitle: display("clamp(60px,10vw,132px)", "--lh-d", "-.01em"),
  docH2: display("42px", "--lh-3"),
  h2Net: display(
    `min(max(min(44px,11.6vw),8.2vw,${least(34)}),max(63px,6.27vw),90px)`,
    "--lh-h",
    "-.012em",
  ),
  callout: display("clamp(40px,4.2vw,60px)", "--lh-h"),
  tab: display("clamp(30px,3vw,44px)", "--lh-3"),
  question: heading("max(21px,var(--k)*clamp(27px,3.1vw,44px))"),
  sheetLink: display("44px", "--lh-3"),
  h3: heading("calc((.5 + .5*var(--k))*30px)"),
  h3Compact: heading("calc((.5 + .5*var(--k))*min(24px,6vw))"),
  faceTitle: heading("calc((.3 + .7*var(--k))*clamp(20px,2.15vw,31px))"),
  part: heading("calc((.5 + .5*var(--k))*clamp(18px,1.7vw,24px))"),
  fact: heading("calc((.35 + .65*var(--k))*28px)", "1.15"),
  price: {
    value: {
      fontFamily: "'Special Gothic Condensed One','Condensed fallback',var(--disp)",
      // Digits that the Latin face lacks come in their script's weight; the face itself has one.
      fontWeight: "var(--dw)",
      fontSynthesis: "none",
      lineHeight: ".86",
    },
  },
  wordmark: {
    value: {
      fontFamily: "'Special Gothic Condensed One','Condensed fallback',sans-serif",
      fontWeight: "400",
      lineHeight: "1",
    },
  },
  mono: { value: { fontFamily: monoFaces } },
  lead: text("clamp(17px,1.55vw,21px)"),
  docLead: text("clamp(20px,1.7vw,24px)", "max(var(--lh-t),1.42)", "var(--medium,500)"),
  docText: text("clamp(17px,1.35vw,19px)", "max(var(--lh-t),1.62)"),
  answer: text("clamp(16px,1.4vw,20px)"),
  body: text("clamp(16px,14.4px + .42vw,17px)"),
  small: text("15px"),
  button: text("16px", "1.2", "600"),
  buttonLarge: text("clamp(16px,4.6vw,18px)", "1.2", "600"),
  nav: text("16px", "var(--lh-t)", "var(--medium,500)"),
});
