import { defineRecipe } from "@chakra-ui/react";
import { perforation, scissors } from "../../components/art/coupon-edge";

/** The coupon: the trial first, the newsletter smaller, a person beside them; mushrooms grow below. */
export const contactRecipe = defineRecipe({
  className: "contact",
  base: {
    position: "relative",
    overflow: "hidden",
    pt: "var(--gap)",
    bg: "spot",
    "& .coupon": {
      position: "relative",
      zIndex: "over",
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr)",
      bg: "card",
      border: perforation,
      md: { gridTemplateColumns: "minmax(0,1.25fr) minmax(0,1fr)" },
      "& > div": { p: "clamp(22px,3.4vw,48px)" },
    },
    "& .scissors": scissors,
    "& .title": { textStyle: "h2", marginInlineStart: "calc(-.022em*var(--track))" },
    "& h3": { textStyle: "h3" },
    "& .lead": { textStyle: "lead", mt: "12px", maxW: "26em" },
    "& .trial": {
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      md: { gridRow: "1/3", justifyContent: "center" },
      "& .sign-up": { mt: "clamp(20px,2.6vw,36px)", w: "100%", sm: { w: "auto" } },
    },
    "& .news": {
      borderTop: perforation,
      md: { borderTop: "0", borderInlineStart: perforation },
      "& p": { mt: "4px" },
      "& .consent": { mt: "10px", fontSize: "15px", color: "ink2", "& a": { color: "ink" } },
    },
    "& .person": { borderTop: perforation, md: { borderInlineStart: perforation } },
    "& dl": { mt: "12px" },
    "& dl > div": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: "16px",
      py: "8px",
      borderTop: "1px solid {colors.ink}",
    },
    "& dt": { color: "ink2" },
    "& dd": { fontWeight: "600", overflowWrap: "anywhere" },
    "& dd a": { display: "inline-block", minH: "24px" },
    "& .mushrooms": {
      display: "block",
      w: "100%",
      h: "clamp(110px,21vw,320px)",
      mt: "clamp(12px,1.5vw,24px)",
      "& img": { w: "100%", h: "100%", objectFit: "cover", objectPosition: "100% 100%" },
      _rtl: { transform: "scaleX(-1)" },
    },
    "@media print": {
      pt: "0",
      "& .news,& .sign-up,& .mushrooms": { display: "none" },
      "& .coupon": { breakInside: "avoid" },
    },
  },
});
