import { defineTokens } from "@chakra-ui/react";
import { colors } from "./colors";

/** The design's tokens: a two-colour print job on uncoated stock. */
export const tokens = defineTokens({
  colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])),
  shadows: {
    menu: { value: "0 16px 32px -12px rgb(23 19 14/.3)" },
    ring: { value: "0 0 0 3px #FFFFFF" },
  },
  zIndex: { over: { value: 1 }, header: { value: 20 }, skip: { value: 30 } },
});
