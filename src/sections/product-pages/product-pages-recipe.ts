import { defineRecipe } from "@chakra-ui/react";
import { answerStyles } from "./answer-styles";
import { lineOfCode, straightLine } from "./line-styles";

const code = {
  display: "none",
  position: "relative",
  zIndex: "over",
  bg: "white",
  border: "2px solid {colors.ink}",
  textAlign: "center",
  lineHeight: "1.25",
  "& .symbol": { position: "relative", overflow: "hidden" },
  "& .symbol svg": { w: "100%", h: "auto", aspectRatio: "1" },
  // The batch's code is printed over the other one, along a beam that then is gone.
  "& svg + svg": { position: "absolute", inset: "0", animation: "print .8s .2s linear backwards" },
  "& svg + svg ~ i": {
    position: "absolute",
    insetInline: "0",
    top: "100%",
    h: "4px",
    bg: "spot",
    animation: "beam .8s .2s linear",
  },
  "& .says": {
    alignSelf: "center",
    px: "8px",
    pb: "10px",
    fontWeight: "600",
    lineHeight: "1.3",
    "& p": { textWrap: "balance" },
  },
  "& .number": {
    mb: ".2em",
    textStyle: "mono",
    fontSize: "max(12px,.82em)",
    fontWeight: "400",
    "& span": { display: "block" },
  },
  md: {
    display: "grid",
    gridArea: "3/1",
    gridTemplateRows: "auto 1fr",
    alignSelf: "start",
    justifySelf: "end",
    w: "var(--code)",
    // Room for what it says of the batch, so that the code stays where it is.
    minH: "calc(var(--code) + 4.9em)",
    mt: "36px",
    marginInlineEnd: "-24px",
    p: "4px",
    fontSize: "15px",
    ...lineOfCode,
  },
};

/** One code, five questions, five answers on one phone, on the second printing colour. */
export const productPagesRecipe = defineRecipe({
  className: "product-pages",
  base: {
    position: "relative",
    pt: "clamp(48px,4.5vw,64px)",
    pb: "var(--section-padding)",
    bg: "spot",
    "& .title": {
      textStyle: "h2Small",
      fontSize: "calc(var(--heading-scale)*min(max(min(15.2vw,60px),9vw),96px))",
      lineHeight: "var(--hero-line-height)",
    },
    "& .lead": { textStyle: "lead", mt: "18px", maxW: "28em", textWrap: "balance" },
    "& .layout": {
      "--gutter": "clamp(40px,5.2vw,76px)",
      "--unit": "18.75px",
      "--code": "184px",
      md: {
        display: "grid",
        gridTemplateColumns: "minmax(0,1fr) calc(16*var(--unit))",
        gridTemplateRows: "auto auto 1fr",
        columnGap: "48px",
      },
      lg: {
        "--unit": "clamp(19px,1.737vw,25px)",
        "--code": "clamp(150px,16.7vw,240px)",
        gridTemplateColumns: "minmax(0,1fr) var(--code) calc(16*var(--unit))",
        columnGap: "var(--gutter)",
      },
    },
    "& .heading": { md: { gridColumn: "1/-1" }, lg: { gridColumn: "1/3" } },
    "& .stage": {
      bg: "card",
      mx: "calc(-1*var(--page-padding))",
      px: "var(--page-padding)",
      md: { display: "contents" },
    },
    "& .code": {
      ...code,
      lg: {
        gridArea: "2/2",
        alignSelf: "center",
        margin: "28px 0 0",
        fontSize: "clamp(13px,1.18vw,17px)",
      },
    },
    "& .hold": {
      md: { gridArea: "2/2/4/3", mt: "36px" },
      // Begins above the vermilion.
      lg: {
        gridArea: "1/3/4/4",
        alignSelf: "start",
        display: "flex",
        flexDirection: "column",
        // As far down as the line comes from the code, however long the questions are.
        minH: "calc(100% + 20px)",
        mt: "calc(-80px - clamp(48px,4.5vw,64px))",
      },
    },
    "& .note": { py: "20px", textStyle: "small", md: { pt: "10px", pb: "0" } },
    ...straightLine,
    ...answerStyles,
    "@media print": { "& .stage": { display: "none" } },
  },
});
