import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react";
import { buttonRecipe } from "../sections/try-it/button-recipe";
import { baseConfig } from "./base-config";
import { fieldRecipe, inputRecipe } from "./form-recipes";
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
    slotRecipes: { field: fieldRecipe },
  },
});

let made: SystemContext | undefined;

/**
 * The project's Chakra system: this theme only, without Chakra's default tokens and recipes. Making it
 * takes longer than all other code that runs before the page is taken over, so that it is made when it
 * is first asked for (src/app/hydrate.ts).
 */
export function system(): SystemContext {
  made ??= createSystem(baseConfig, config);
  return made;
}
