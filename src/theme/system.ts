import { createSystem } from "@chakra-ui/react/styled-system";
import { colors } from "./colors";
import { fieldRecipe, inputRecipe, radioGroupRecipe, textareaRecipe } from "./recipes";

const tokens = {
  colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])),
  shadows: {
    menu: { value: "0 16px 32px -12px rgb(23 19 14/.3)" },
    ring: { value: "0 0 0 3px #FFFFFF" },
  },
  zIndex: { over: { value: 1 }, header: { value: 20 }, skip: { value: 30 } },
};

/** The project's Chakra system: this theme only, without Chakra's default tokens and recipes. */
export const system = createSystem({
  // Style sheets use the tokens as CSS variables without a prefix: `var(--colors-ink)`.
  cssVarsPrefix: "",
  preflight: false,
  // The properties of the recipes whose values may be tokens. Chakra's default configuration has many times as
  // many, which every visitor would load (5 kB).
  utilities: {
    background: { values: "colors" },
    color: { values: "colors" },
  },
  theme: {
    tokens,
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: {
      field: fieldRecipe,
      radioGroup: radioGroupRecipe,
    },
  },
});
