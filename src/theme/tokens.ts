import { defineTokens } from "@chakra-ui/react";

/** The design's tokens: a two-colour print job on uncoated stock. */
export const tokens = defineTokens({
  colors: {
    paper: { value: "#F3EFE5" },
    card: { value: "#FFFDF9" },
    white: { value: "#FFFFFF" },
    ink: { value: "#17130E" },
    ink2: { value: "#5C5347" },
    rule: { value: "#D3CBBA" },
    line: { value: "#857A68" },
    spot: { value: "#F4451D" },
    spotDark: { value: "#C8330F" },
    spotLight: { value: "#FF7B54" },
    spotText: { value: "#B4290A" },
    footHead: { value: "#B5AB9A" },
    footText: { value: "#C9C0B0" },
    placeholder: { value: "#6B6155" },
    urlPill: { value: "#EEE9DD" },
  },
  radii: { control: { value: "3px" }, item: { value: "2px" }, pill: { value: "9em" } },
  shadows: {
    header: { value: "0 1px 0 rgb(23 19 14/.08), 0 8px 24px -12px rgb(23 19 14/.22)" },
    menu: { value: "0 16px 32px -12px rgb(23 19 14/.3)" },
    sticker: { value: "0 10px 24px -8px rgb(23 19 14/.45)" },
    ring: { value: "0 0 0 3px #FFFFFF" },
  },
  zIndex: { over: { value: 1 }, sticker: { value: 2 }, header: { value: 20 }, skip: { value: 30 } },
});
