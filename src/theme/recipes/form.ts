import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

/** A labelled form field. */
export const fieldRecipe = defineSlotRecipe({
  slots: ["root", "label"],
  base: {
    root: { flex: "1 1 210px", minW: "0" },
    label: { display: "block", mb: "8px", fontWeight: "600" },
  },
});

const box = { w: "100%", minW: "0", bg: "white", color: "ink", border: "2px solid {colors.ink}" };

/** A text field: white, with a full ink border. */
export const inputRecipe = defineRecipe({
  base: { ...box, fontSize: "18px" },
  variants: {
    size: {
      sm: { minH: "44px", px: "10px" },
      md: { minH: "52px", px: "16px" },
      lg: {
        minH: "64px",
        px: "10px",
        fontFamily: "var(--heading-font)",
        fontWeight: "var(--heading-weight)",
        fontSize: "calc((.4 + .6*var(--heading-scale))*clamp(20px,6.4vw,28px))",
        lineHeight: "1.2",
      },
    },
  },
  defaultVariants: { size: "md" },
});

/** A text field of several lines, which grows with its text where the browser supports it. */
export const textareaRecipe = defineRecipe({
  base: {
    ...box,
    display: "block",
    minH: "44px",
    px: "10px",
    py: "8px",
    font: "inherit",
    fontSize: "17px",
    lineHeight: "1.4",
    resize: "vertical",
    fieldSizing: "content",
  },
});
