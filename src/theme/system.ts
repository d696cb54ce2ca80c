import { createSystem, defineConfig, defineTokens } from "@chakra-ui/react";
import { baseConfig } from "./base-config";
import { colors } from "./colors";
import { accordionRecipe } from "./recipes/accordion";
import { dialogRecipe } from "./recipes/dialog";
import { fieldRecipe, inputRecipe, textareaRecipe } from "./recipes/form";
import { menuRecipe } from "./recipes/menu";
import { radioGroupRecipe } from "./recipes/radio-group";
import { sliderRecipe } from "./recipes/slider";
import { tabsRecipe } from "./recipes/tabs";
import { textStyles } from "./text-styles";

const tokens = defineTokens({
  colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])),
  shadows: {
    menu: { value: "0 16px 32px -12px rgb(23 19 14/.3)" },
    ring: { value: "0 0 0 3px #FFFFFF" },
  },
  zIndex: { over: { value: 1 }, header: { value: 20 }, skip: { value: 30 } },
});

const config = defineConfig({
  // Style sheets use the tokens as CSS variables without a prefix: `var(--colors-ink)`.
  cssVarsPrefix: "",
  preflight: false,
  disableLayers: true,
  theme: {
    breakpoints: { sm: "640px", md: "720px", lg: "1000px", xl: "1200px", "2xl": "1280px" },
    tokens,
    textStyles,
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: {
      accordion: accordionRecipe,
      dialog: dialogRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      radioGroup: radioGroupRecipe,
      slider: sliderRecipe,
      tabs: tabsRecipe,
    },
  },
});

/** The project's Chakra system: this theme only, without Chakra's default tokens and recipes. */
export const system = createSystem(baseConfig, config);
