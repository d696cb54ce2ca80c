import { createSystem } from "@chakra-ui/react/styled-system";
import { colors } from "./colors";
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
  // The conditions that the recipes use, and the properties whose values may be tokens. Chakra's default
  // configuration has many times as many, which every visitor would load (5 kB).
  conditions: {
    hover: ["@media (hover: hover)", "&:hover"],
    starting: "@starting-style",
  },
  utilities: {
    background: { values: "colors" },
    color: { values: "colors" },
    textDecorationColor: { values: "colors" },
    boxShadow: { values: "shadows" },
    zIndex: { values: "zIndex" },
  },
  theme: {
    // The same as --md and --lg in media.css.
    breakpoints: { md: "45rem", lg: "62.5rem" },
    tokens,
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
