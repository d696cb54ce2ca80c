import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react";
import { buttonRecipe } from "../components/button/button-recipe";
import { baseConfig } from "./base-config";
import { fieldRecipe, inputRecipe } from "./form-recipes";
import { globalCss } from "./global-css";
import { keyframes } from "./keyframes";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

/**
 * What the built pages have in their heads, and the browser's code does without: half of the time that
 * making the system takes.
 */
const pageStyles =
  process.env.BUILD_STAGE === "build-javascript"
    ? { globalCss: {}, keyframes: {} }
    : { globalCss, keyframes };

const config = defineConfig({
  cssVarsPrefix: "s",
  preflight: false,
  disableLayers: true,
  globalCss: pageStyles.globalCss,
  theme: {
    breakpoints: { sm: "640px", md: "720px", lg: "1000px", xl: "1200px", "2xl": "1280px" },
    tokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { field: fieldRecipe },
    keyframes: pageStyles.keyframes,
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
