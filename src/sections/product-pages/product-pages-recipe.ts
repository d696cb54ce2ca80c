import { defineRecipe } from "@chakra-ui/react";
import { checkMark, productParts } from "../../components/product/product-parts";

const panel = {
  "& .band": { h: "5.2em" },
  "& .screen": { h: "auto", minH: "33.5em" },
  "& .screen-body > * + *": { mt: ".7em" },
  "& .screen-title": { fontSize: "calc((.4 + .6*var(--k))*2.2em)" },
  ...productParts,
  "& .coupon": {
    p: "1em",
    textAlign: "center",
    bg: "spot",
    "& b": { display: "block", textStyle: "price", fontSize: "5em", lineHeight: "1" },
  },
  "& .names li": {
    py: ".5em",
    fontWeight: "600",
    lineHeight: "1.3",
    borderTop: "1px solid {colors.ink}",
    "& small": { display: "block", fontWeight: "400", color: "ink2" },
  },
  "& .checks li": { py: ".5em", borderTop: "1px solid {colors.ink}" },
  "& .checks li,& .notice": {
    display: "flex",
    alignItems: "center",
    gap: ".7em",
    _before: checkMark,
  },
  "& .notice": { fontWeight: "600" },
};

const sticker = {
  position: "absolute",
  zIndex: "sticker",
  insetInlineEnd: "0",
  bottom: "0",
  w: "132px",
  p: "6px 6px 10px",
  fontSize: "15px",
  bg: "white",
  fontWeight: "600",
  lineHeight: "1.3",
  textAlign: "center",
  transform: "rotate(4deg)",
  boxShadow: "sticker",
  "& svg": { w: "100%", h: "auto", aspectRatio: "1" },
  md: { w: "168px", p: "8px 8px 12px", fontSize: "17px" },
  "2xl": { w: "236px", fontSize: "19px", insetInline: "296px auto" },
};

/** One code, five questions, five answers on one phone, on the second printing colour. */
export const productPagesRecipe = defineRecipe({
  className: "product-pages",
  base: {
    overflow: "hidden",
    mt: "var(--gap)",
    py: "var(--gap)",
    bg: "spot",
    "& .title": { textStyle: "h2Small", marginInlineStart: "calc(-.022em*var(--track))" },
    "& .lead": { textStyle: "lead", mt: "18px", maxW: "34em" },
    "& .layout": {
      md: { display: "grid", gridTemplateColumns: "1fr 296px", columnGap: "56px" },
      lg: { gridTemplateColumns: "1fr 300px", gridTemplateRows: "auto 1fr", columnGap: "132px" },
      "2xl": { gridTemplateColumns: "1.12fr 1fr" },
    },
    "& .heading": { gridColumn: "1/-1", lg: { gridColumn: "1" } },
    "& .stage": {
      position: "relative",
      w: "100%",
      maxW: "340px",
      mx: "auto",
      mt: "14px",
      mb: "20px",
      ...panel,
      md: { mt: "32px", mb: "0", pb: "156px", maxW: "350px" },
      lg: { gridArea: "1/2/3/3", mt: "0" },
      "2xl": { maxW: "none", pb: "32px" },
      "& .phone": { position: "relative", zIndex: "over", "2xl": { fontSize: "20px" } },
      mdDown: {
        "& .phone": { w: "100%", borderRadius: "28px 28px 0 0", pb: "0", fontSize: "17px" },
        "& .screen": { h: "auto", minH: "22em", borderRadius: "22px 22px 0 0", pb: "88px" },
        "& .band": { display: "none" },
        "& .url": { fontSize: ".75em" },
        pb: "44px",
      },
    },
    "& .sticker": sticker,
    "& .note": {
      // Above the line that leads from the last question to the phone.
      position: "relative",
      zIndex: "over",
      bg: "spot",
      mt: "14px",
      maxW: "calc(100% - 190px)",
      textStyle: "small",
      "2xl": { maxW: "290px" },
    },
    "@media print": { "& .stage": { display: "none" } },
  },
});
