import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** A labeled form field. */
export const fieldRecipe = defineSlotRecipe({
  slots: ["label"],
  base: {
    label: { display: "block", marginBottom: "8px", fontWeight: "600" },
  },
});

const box = {
  width: "100%",
  minHeight: "44px",
  paddingInline: "10px",
  background: "white",
  border: "2px solid {colors.ink}",
};

/** A text field: white, with a full ink border. */
export const inputRecipe = defineRecipe({ base: { ...box, fontSize: "18px" } });

/** A text field of several lines, which grows with its text where the browser supports it. */
export const textareaRecipe = defineRecipe({
  base: {
    ...box,
    display: "block",
    paddingBlock: "8px",
    fontSize: "17px",
    lineHeight: "1.4",
    resize: "vertical",
    fieldSizing: "content",
  },
});

/** Options side by side in one frame; the selected one is ink. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ["root", "label", "item", "itemText"],
  base: {
    root: { display: "flex", flexWrap: "wrap" },
    label: { flex: "1 0 100%", marginBottom: "6px", fontWeight: "600" },
    item: {
      position: "relative",
      flex: "1 1 auto",
      display: "grid",
      placeItems: "center",
      minHeight: "44px",
      paddingInline: "6px",
      background: "white",
      border: "2px solid {colors.ink}",
      fontWeight: "600",
      textAlign: "center",
      lineHeight: "1.2",
      cursor: "pointer",
      "& + &": { marginInlineStart: "-2px" },
      "&[data-state=checked]": { background: "ink", color: "white" },
      // The input covers the item, so that it receives clicks and shows the focus ring.
      "& > input": {
        inset: "-2px",
        width: "calc(100% + 4px)!important",
        height: "calc(100% + 4px)!important",
        margin: "0!important",
        clip: "auto!important",
        appearance: "none",
        cursor: "pointer",
      },
    },
  },
});

/**
 * The edge of the label, over the drawing of the label size (src/sections/product-demo/scale-drawing.tsx),
 * whose CSS variables it reads. Only the thumb receives pointer events; vertical swipes over it scroll the
 * page.
 */
export const sliderRecipe = defineSlotRecipe({
  slots: ["root", "control", "thumb"],
  base: {
    root: {
      position: "absolute",
      inset: "0 0 0 calc(20*var(--mm))",
      pointerEvents: "none",
    },
    control: { height: "100%", touchAction: "pan-y!important" },
    thumb: {
      top: "0",
      bottom: "-40px",
      width: "44px",
      pointerEvents: "auto",
      touchAction: "pan-y",
      cursor: "ew-resize",
      background: "linear-gradient({colors.accent} 0 0) 50%/4px 100% no-repeat",
      "@media (forced-colors: active)": { borderInline: "2px solid ButtonText" },
    },
  },
});
