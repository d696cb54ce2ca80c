import { defineTextStyles } from "@chakra-ui/react";

const heroFactor = "var(--hero-scale,var(--heading-scale))";

const display = (
  size: string,
  lineHeight: string,
  letterSpacing = "0",
  factor = "var(--heading-scale)",
) => ({
  value: {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize: `calc(${factor}*${size})`,
    lineHeight: `var(${lineHeight})`,
    letterSpacing: `calc(var(--tracking)*${letterSpacing})`,
  },
});

/**
 * What no script's factor makes smaller, so that headings stay headings on phones.
 * @param size in pixels, at a width of 390
 */
export const least = (size: number): string =>
  `min(${size}px,${((size / 390) * 100).toFixed(1)}vw)/var(--heading-scale)`;

/** Small display text, whose size follows the script's factor in part. */
const heading = (fontSize: string, lineHeight = "var(--subheading-line-height)") => ({
  value: {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize,
    lineHeight,
  },
});

const text = (fontSize: string, lineHeight = "var(--text-line-height)", fontWeight = "400") => ({
  value: { fontFamily: "var(--text-font)", fontSize, lineHeight, fontWeight },
});

/** Display sizes are the Latin size times the script's factor; text sizes are the same everywhere. */
export const textStyles = defineTextStyles({
  h1: display("min(18.6vw,134px)", "--hero-line-height", "-.012em", heroFactor),
  h1Wide: display("min(9.3vw,134px)", "--hero-line-height", "-.012em", heroFactor),
  h2: display("clamp(46px,6.9vw,100px)", "--heading-line-height", "-.01em"),
  h2Small: display("clamp(46px,6.4vw,92px)", "--heading-line-height", "-.01em"),
  docTitle: display("clamp(60px,10vw,132px)", "--hero-line-height", "-.01em"),
  h2Net: display(
    `min(max(min(44px,11.6vw),8.2vw,${least(34)}),max(63px,6.27vw),90px)`,
    "--heading-line-height",
    "-.012em",
  ),
  callout: display("clamp(40px,4.2vw,60px)", "--heading-line-height"),
  tab: display("clamp(30px,3vw,44px)", "--subheading-line-height"),
  sheetLink: display("44px", "--subheading-line-height"),
  h3: heading("calc((.5 + .5*var(--heading-scale))*30px)"),
  h3Compact: heading("calc((.5 + .5*var(--heading-scale))*min(24px,6vw))"),
  faceTitle: heading("calc((.3 + .7*var(--heading-scale))*clamp(20px,2.15vw,31px))"),
  part: heading("calc((.5 + .5*var(--heading-scale))*clamp(18px,1.7vw,24px))"),
  fact: heading("calc((.35 + .65*var(--heading-scale))*28px)", "1.15"),
  price: {
    value: {
      fontFamily: "'Special Gothic Condensed One','Condensed fallback',var(--heading-font)",
      // Digits that the Latin face lacks come in their script's weight; the face itself has one.
      fontWeight: "var(--heading-weight)",
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
  mono: { value: { fontFamily: "ui-monospace,monospace" } },
  lead: text("clamp(17px,1.55vw,21px)"),
  answer: text("clamp(16px,1.4vw,20px)"),
  body: text("clamp(16px,14.4px + .42vw,17px)"),
  small: text("15px"),
  button: text("16px", "1.2", "600"),
  buttonLarge: text("clamp(16px,4.6vw,18px)", "1.2", "600"),
  nav: text("16px", "var(--text-line-height)", "var(--medium-weight,500)"),
});
