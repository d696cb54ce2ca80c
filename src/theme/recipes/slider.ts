import { defineSlotRecipe } from "@chakra-ui/react";

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
      top: "0",
      bottom: "0",
      left: "calc(20*var(--mm))",
      right: "0",
      pointerEvents: "none",
    },
    control: { h: "100%", touchAction: "pan-y!important" },
    thumb: {
      top: "0",
      bottom: "-40px",
      w: "44px",
      pointerEvents: "auto",
      touchAction: "pan-y",
      cursor: "ew-resize",
      background: "linear-gradient({colors.spot},{colors.spot}) 50%/4px 100% no-repeat",
      "@media (forced-colors: active)": { borderInline: "2px solid ButtonText" },
    },
  },
});
