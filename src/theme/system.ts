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
import { breakpoints, colors } from "./tokens";

const tokens = {
  colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])),
};

/** The project's Chakra system, without Chakra's own tokens and recipes, which every visitor would load. */
export const system = createSystem({
  // Style sheets use the tokens as CSS variables without a prefix: `var(--colors-ink)`.
  cssVarsPrefix: "",
  preflight: false,
  conditions: { starting: "@starting-style" },
  // The properties whose values may be tokens.
  utilities: {
    background: { values: "colors" },
    color: { values: "colors" },
    textDecorationColor: { values: "colors" },
  },
  theme: {
    tokens,
    breakpoints,
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: {
      accordion: accordionRecipe,
      dialog: dialogRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      radioGroup: radioGroupRecipe,
      slider: sliderRecipe,
    },
  },
});
