import { createSystem, defineConfig, defineTokens } from "@chakra-ui/react";
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

/** A property with a short name. */
const short = (shorthand: string) => ({ shorthand });

/** A property whose values may be tokens. */
const from = (values: "colors" | "shadows" | "zIndex") => ({ values });

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
  // The conditions and shorthands that the recipes use. Chakra's default configuration has ten times as many,
  // which every visitor would load (5 kB). `npm run check:html` reports a missing one as invalid CSS.
  conditions: {
    hover: ["@media (hover: hover)", "&:hover"],
    before: "&::before",
    after: "&::after",
    rtl: "[dir=rtl] &",
    starting: "@starting-style",
  },
  utilities: {
    background: { values: "colors", shorthand: "bg" },
    color: from("colors"),
    borderColor: from("colors"),
    textDecorationColor: from("colors"),
    boxShadow: from("shadows"),
    zIndex: from("zIndex"),
    width: short("w"),
    height: short("h"),
    minWidth: short("minW"),
    minHeight: short("minH"),
    maxWidth: short("maxW"),
    padding: short("p"),
    paddingTop: short("pt"),
    paddingBottom: short("pb"),
    paddingInline: short("px"),
    paddingBlock: short("py"),
    margin: short("m"),
    marginTop: short("mt"),
    marginBottom: short("mb"),
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

/** The project's Chakra system: this theme only, without Chakra's default tokens and recipes. */
export const system = createSystem(config);
