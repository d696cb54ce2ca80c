import { defineRecipe } from "@chakra-ui/react";

/** What is drawn of the lens; a mirrored page has its handle at the other side. */
const drawing = {
  position: "absolute",
  w: "100%",
  overflow: "visible",
  _rtl: { transform: "scaleX(-1)" },
  "& .print": { stroke: "paper", strokeWidth: "2px", opacity: ".34" },
  "& .handle": { fill: "spot", stroke: "ink", strokeWidth: "3px" },
  "& .ring": { stroke: "ink", strokeWidth: "3px" },
  "& .glass": { fill: "paper" },
  "& .rim": { fill: "none", stroke: "ink", strokeWidth: "6px" },
  "& .gloss": { fill: "none", stroke: "spot", strokeWidth: "5px", strokeLinecap: "round" },
};

/** The glass is 412 of the drawing's 440 wide, 208 and 218 its middle. */
const large = {
  position: "absolute",
  top: "36.4%",
  insetInlineStart: "7%",
  w: "80.6%",
  transform: "translateY(-50%)",
  textAlign: "center",
  color: "ink",
  fontSize: "calc(var(--lens)*26cqw)",
  lineHeight: "var(--hero-line-height)",
  letterSpacing: "calc(var(--tracking)*-.01em)",
  "--lens": "var(--heading-scale)",
  // By length: Chinese stands on one line, Arabic and Russian within the rim.
  "&:lang(zh)": { "--lens": ".48" },
  "&:lang(ar)": { "--lens": ".6" },
  "&:lang(ru)": { "--lens": ".84" },
};

/** The small print under a lens that sets it large, beside the questions. */
export const faqRecipe = defineRecipe({
  className: "faq",
  base: {
    py: "var(--section-padding)",
    bg: "ink",
    color: "paper",
    overflow: "clip",
    "& :focus-visible": { outlineColor: "paper", boxShadow: "none" },
    "& .layout": {
      md: {
        display: "grid",
        gridTemplateColumns: "34% minmax(0,1fr)",
        columnGap: "5%",
        alignItems: "start",
      },
    },
    "& .title": {
      textStyle: "h2",
      mdDown: {
        display: "flex",
        flexWrap: "wrap",
        gap: "16px 20px",
        alignItems: "center",
        mb: "28px",
        // Beside the lens, above it on the narrowest screens.
        "& .small-print": { flex: "1 1 110px" },
        "& .lens": { w: "180px" },
      },
    },
    "& .small-print": {
      display: "block",
      fontSize: "calc((.4 + .6*var(--heading-scale))*clamp(24px,2.3vw,33px))",
      lineHeight: "var(--subheading-line-height)",
      letterSpacing: "0",
    },
    "& .lens": {
      position: "relative",
      display: "block",
      containerType: "inline-size",
      aspectRatio: "440/600",
      md: { mt: "24px" },
    },
    "& .lens svg": drawing,
    "& .large": large,
    "& h3": { textStyle: "question" },
    "@media print": {
      py: "0",
      "& .small-print": { fontSize: "11pt!important" },
      "& .lens": { containerType: "normal", aspectRatio: "auto" },
      "& .lens svg": { display: "none" },
      "& .large": { position: "static", transform: "none", textAlign: "start" },
    },
  },
});
