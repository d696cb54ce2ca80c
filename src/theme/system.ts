import { createSystem } from "@chakra-ui/react/styled-system";
import { accordionRecipe } from "./recipes/accordion";
import {
  fieldRecipe,
  inputRecipe,
  radioGroupRecipe,
  sliderRecipe,
  textareaRecipe,
} from "./recipes/forms";
import { dialogRecipe, menuRecipe } from "./recipes/menus";
import { tabsRecipe } from "./recipes/tabs";

/** The project's Chakra system, without Chakra's own tokens and recipes, which every visitor would load. */
export const system = createSystem({
  preflight: false,
  conditions: { starting: "@starting-style" },
  theme: {
    // The same as --md and --lg in media.css.
    breakpoints: { md: "45rem", lg: "62.5rem" },
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
