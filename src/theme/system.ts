import { createSystem, defineConfig } from "@chakra-ui/react";
import { buttonRecipe } from "../sections/product-demo/button-recipe";
import { baseConfig } from "./base-config";
import { accordionRecipe } from "./recipes/accordion";
import { dialogRecipe } from "./recipes/dialog";
import { fieldRecipe, inputRecipe } from "./recipes/form";
import { menuRecipe } from "./recipes/menu";
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
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: {
      accordion: accordionRecipe,
      dialog: dialogRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      tabs: tabsRecipe,
    },
  },
});

/** The project's Chakra system: this theme only, without Chakra's default tokens and recipes. */
export const system = createSystem(baseConfig, config);
