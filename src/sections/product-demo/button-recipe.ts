import { defineRecipe } from "@chakra-ui/react";

/** How thick a button stands on the page, in px: a press closes it. */
const depth = "2px";

/** Buttons and links that look like one: vermilion (solid), ink (surface), outlined, or plain text. */
export const buttonRecipe = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minH: "44px",
    px: "20px",
    pt: "calc(8px + var(--button-drop,0em))",
    pb: "calc(8px - var(--button-drop,0em))",
    border: "2px solid {colors.ink}",
    textStyle: "button",
    textAlign: "center",
    textDecoration: "none",
    boxShadow: `0 ${depth} 0 {colors.ink}`,
    transition: "background .1s,color .1s,transform .1s,box-shadow .1s",
    _active: { transform: `translateY(${depth})`, boxShadow: "none" },
    "&:focus-visible": { boxShadow: "ring" },
  },
  variants: {
    variant: {
      solid: { bg: "spot", color: "ink", _hover: { bg: "ink", color: "white" } },
      surface: { bg: "ink", color: "white", _hover: { bg: "spot", color: "ink" } },
      plain: {
        px: "0",
        mt: "8px",
        border: "0",
        boxShadow: "none",
        textDecoration: "underline",
        textUnderlineOffset: "4px",
        textDecorationThickness: "2px",
        _hover: { textDecorationColor: "spot" },
      },
      outline: { bg: "transparent", color: "ink", _hover: { bg: "ink", color: "white" } },
    },
    size: {
      md: {},
      lg: { minH: "58px", px: "8px", textStyle: "buttonLarge", sm: { px: "28px" } },
      sm: { px: "4px", sm: { minH: "52px", px: "20px" } },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
