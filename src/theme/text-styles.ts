import { defineTextStyles } from "@chakra-ui/react";

const display = (size: string) => ({
  value: {
    fontFamily: "var(--heading-font)",
    fontWeight: "var(--heading-weight)",
    fontSize: `calc(var(--heading-scale)*${size})`,
    lineHeight: "var(--subheading-line-height)",
    letterSpacing: "0",
  },
});

/**
 * A minimum font size that the script's scale does not reduce, so that headings stay large on phones.
 * @param size in pixels, at a width of 390
 */
export const least = (size: number): string =>
  `min(${size}px,${((size / 390) * 100).toFixed(1)}vw)/var(--heading-scale)`;

const text = (fontSize: string, lineHeight = "var(--text-line-height)", fontWeight = "400") => ({
  value: { fontFamily: "var(--text-font)", fontSize, lineHeight, fontWeight },
});

/**
 * The text styles of Chakra's recipes; those of the style sheets are in text-styles.module.css. Display sizes
 * are the Latin size multiplied by the scale of the script, text sizes are the same in all scripts.
 */
export const textStyles = defineTextStyles({
  tab: display("clamp(30px,3vw,44px)"),
  fact: {
    value: {
      fontFamily: "var(--heading-font)",
      fontWeight: "var(--heading-weight)",
      fontSize: "calc((.35 + .65*var(--heading-scale))*28px)",
      lineHeight: "1.15",
    },
  },
  price: {
    value: {
      fontFamily: "'Special Gothic Condensed One','Condensed fallback',var(--heading-font)",
      // For digits of other scripts, which the Latin font lacks. The font itself has one weight.
      fontWeight: "var(--heading-weight)",
      fontSynthesis: "none",
      lineHeight: ".86",
    },
  },
  mono: { value: { fontFamily: "var(--mono-font)" } },
  answer: text("clamp(16px,1.4vw,20px)"),
  body: text("clamp(16px,14.4px + .42vw,17px)"),
  small: text("15px"),
  button: text("16px", "1.2", "600"),
  buttonLarge: text("clamp(16px,4.6vw,18px)", "1.2", "600"),
});
