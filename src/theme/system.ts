import { createSystem, defineConfig } from "@chakra-ui/react";
import { baseConfig } from "./base-config";
import { accordionRecipe } from "./recipes/accordion";
import { dialogRecipe } from "./recipes/dialog";
import { fieldRecipe, inputRecipe, textareaRecipe } from "./recipes/form";
import { menuRecipe } from "./recipes/menu";
import { radioGroupRecipe } from "./recipes/radio-group";
import { sliderRecipe } from "./recipes/slider";
import { tabsRecipe } from "./recipes/tabs";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

const config = defineConfig({
  // The tokens are the variables of the style sheets: `var(--colors-ink)`.
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
