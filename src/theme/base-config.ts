import { defineConfig } from "@chakra-ui/react";

type Values = "colors" | "sizes" | "spacing";

/** A property whose values may be tokens, with its short name if it has one. */
const from = (values: Values, ...shorthand: string[]) => ({ values, shorthand });

/**
 * What the recipes use of Chakra's conditions and shorthands. Chakra's own base configuration has
 * ten times as many, which every visitor would load (5 kB). What is missing here the check of the
 * built pages finds in their CSS (npm run check:html).
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ["@media (hover: hover)", "&:hover"],
    focus: "&:focus",
    active: "&:active",
    before: "&::before",
    after: "&::after",
    rtl: "[dir=rtl] &",
  },
  utilities: {
    background: from("colors", "bg"),
    color: from("colors"),
    borderColor: from("colors"),
    borderInlineStartColor: from("colors"),
    outlineColor: from("colors"),
    textDecorationColor: from("colors"),
    fill: from("colors"),
    stroke: from("colors"),
    borderRadius: { values: "radii" },
    boxShadow: { values: "shadows" },
    zIndex: { values: "zIndex" },
    width: from("sizes", "w"),
    height: from("sizes", "h"),
    minWidth: from("sizes", "minW"),
    minHeight: from("sizes", "minH"),
    maxWidth: from("sizes", "maxW"),
    maxHeight: from("sizes", "maxH"),
    padding: from("spacing", "p"),
    paddingTop: from("spacing", "pt"),
    paddingBottom: from("spacing", "pb"),
    paddingInlineEnd: from("spacing", "pe"),
    paddingInline: from("spacing", "px"),
    paddingBlock: from("spacing", "py"),
    margin: from("spacing", "m"),
    marginTop: from("spacing", "mt"),
    marginBottom: from("spacing", "mb"),
    marginInline: from("spacing", "mx"),
    marginBlock: from("spacing", "my"),
  },
});
