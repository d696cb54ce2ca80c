import { defineSlotRecipe } from "@chakra-ui/react";

/** The edge of the label: over the bed, from its least to its greatest width. Only the handle is hit. */
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
    control: { h: "100%" },
    thumb: {
      top: "0",
      bottom: "-46px",
      w: "44px",
      pointerEvents: "auto",
      touchAction: "pan-y",
      cursor: "ew-resize",
      background: "linear-gradient({colors.spot},{colors.spot}) 50%/4px 100% no-repeat",
      "@media (forced-colors: active)": { borderInline: "2px solid ButtonText" },
      "& span": {
        position: "absolute",
        bottom: "0",
        left: "50%",
        // Towards the bed's end it moves inward.
        transform: "translateX(calc(-1%*max(50,2.1*var(--label) - 97)))",
        px: "12px",
        bg: "spot",
        color: "ink",
        fontWeight: "600",
        lineHeight: "40px",
        whiteSpace: "nowrap",
      },
    },
  },
});
