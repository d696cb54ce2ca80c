import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react";
import { buttonRecipe } from "../components/button/button-recipe";
import { baseConfig } from "./base-config";
import { fieldRecipe } from "./field-recipe";
import { globalCss } from "./global-css";
import { inputRecipe } from "./input-recipe";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

const config = defineConfig({
  cssVarsPrefix: "s",
  preflight: false,
  disableLayers: true,
  globalCss,
  theme: {
    breakpoints: { sm: "640px", md: "720px", lg: "1000px", xl: "1200px", "2xl": "1280px" },
    tokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { field: fieldRecipe },
    keyframes: {
      type: { from: { clipPath: "inset(0 100% 0 0)" } },
      print: { from: { clipPath: "inset(0 0 100%)" } },
      beam: { from: { top: "0" } },
      grow: { from: { transform: "scale(0)" } },
      appear: { from: { opacity: "0", transform: "translateY(6px)" } },
      rise: { from: { transform: "translateY(24px)" } },
      clip: { from: { translate: "var(--way) 0" } },
      cast: { from: { strokeDashoffset: "1.3" } },
      scan: {
        "0%,100%": { opacity: "0" },
        "8%,92%": { opacity: "1" },
        to: { transform: "translateY(148px)" },
      },
    },
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
