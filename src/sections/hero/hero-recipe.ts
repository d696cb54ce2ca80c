import { defineRecipe } from "@chakra-ui/react";

const art = {
  position: "relative",
  w: "100%",
  maxW: "640px",
  mt: "36px",
  mx: "auto",
  aspectRatio: "640/648",
  containerType: "inline-size",
  lg: { m: "0" },
  // Room for the caption, which hangs over the picture's edge.
  "@media (max-width: 389px)": { mb: "88px" },
  "& .carton": {
    position: "absolute",
    left: "0",
    top: "0",
    w: "63.75%",
    h: "auto",
    aspectRatio: "408/584",
  },
  "& .shade": { position: "absolute", left: "51.6%", top: "81.4%", w: "34.4%" },
  "& .frame": { position: "absolute", inset: "0", overflow: "visible" },
  "& .ray": { animation: "scan 2.2s cubic-bezier(.6,0,.4,1) 2 alternate both" },
  "& .arrow": { strokeDasharray: "322", animation: "draw .6s .9s ease-out both" },
  "& .phone-link": {
    position: "absolute",
    right: "0",
    bottom: "0",
    textDecoration: "none",
    animation: "rise .6s 1.1s cubic-bezier(.2,.8,.2,1) both",
  },
  "& .phone": { fontSize: "2.26cqw" },
  "& .band": { h: "8.5em" },
  "& .caption": {
    position: "absolute",
    left: "0",
    top: "97%",
    maxW: "60%",
    textStyle: "small",
    lineHeight: "1.35",
    fontWeight: "var(--medium,500)",
  },
  "& .subtitle": { mt: ".3em", fontSize: ".82em", color: "ink2" },
  "& .offer": {
    mt: ".9em",
    mb: ".4em",
    px: ".8em",
    py: ".6em",
    fontSize: ".82em",
    bg: "spot",
    borderRadius: "control",
    "& b": { display: "block", fontSize: "1.15em" },
  },
  "& .row": {
    display: "flex",
    flexDirection: "column",
    py: ".45em",
    fontSize: ".82em",
    lineHeight: "1.35",
    borderTop: "1px solid {colors.rule}",
    "& span": { color: "ink2" },
  },
  "& .offer + .row": { border: "0" },
  smDown: {
    mt: "20px",
    mb: "38px",
    aspectRatio: "640/690",
    "& .phone": { fontSize: "2.6cqw", w: "14.2em" },
    "& .screen": { h: "27em" },
    "& .row.label": { display: "none" },
    "& .band": { h: "6.2em" },
    "& .caption": { top: "94.5%", maxW: "61%", fontSize: "14px" },
  },
};

/** The headline beside the closed carton and the page that its code opens. */
export const heroRecipe = defineRecipe({
  className: "hero",
  base: {
    pt: "84px",
    lg: { pt: "112px" },
    "& .grid": {
      lg: {
        display: "grid",
        gridTemplateColumns: "minmax(0,1fr) minmax(0,46%)",
        alignItems: "center",
        columnGap: "min(4.4vw,64px)",
      },
    },
    "& .title": {
      textStyle: "h1",
      marginInlineStart: "calc(-.022em*var(--track))",
      lg: { textStyle: "h1Wide" },
    },
    "& .lead": { textStyle: "lead", mt: "clamp(16px,2vw,28px)", maxW: "34em" },
    "& .actions": {
      display: "flex",
      flexWrap: "wrap",
      gap: "12px",
      mt: "clamp(20px,2.3vw,32px)",
      // One under the other on phones: a row that only just fits would break when the face changes.
      "& > *": { flex: "1 1 100%", sm: { flex: "none" } },
    },
    "& .art": art,
    "& .facts": {
      display: "grid",
      gridTemplateColumns: "repeat(2,minmax(0,1fr))",
      mt: "clamp(44px,5vw,72px)",
      borderTop: "3px solid {colors.ink}",
      lg: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "1fr" },
      "& > div": {
        paddingBlock: "clamp(8px,1vw,12px) clamp(10px,1.2vw,14px)",
        borderBottom: "1px solid {colors.ink}",
        "&:nth-child(2n)": {
          borderInlineStart: "1px solid {colors.ink}",
          paddingInlineStart: "16px",
        },
        lg: {
          borderBottom: "0",
          paddingInlineEnd: "20px",
          "&:nth-child(n+2)": {
            borderInlineStart: "1px solid {colors.ink}",
            paddingInlineStart: "20px",
          },
        },
      },
      "& dt": { textStyle: "small", color: "ink2" },
      "& dd": { textStyle: "fact" },
    },
    "@media print": { pt: "0", "& .actions,& .art": { display: "none" } },
  },
});
