import { defineConfig } from "@chakra-ui/react";

/** A property with a short name. */
const short = (shorthand: string) => ({ shorthand });

/** A property whose values may be tokens. */
const from = (values: "colors" | "shadows" | "zIndex") => ({ values });

/**
 * The conditions and shorthands of Chakra that the recipes use. Chakra's own base configuration has ten
 * times as many, which every visitor would load (5 kB). `npm run check:html` reports a missing one as
 * invalid CSS.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ["@media (hover: hover)", "&:hover"],
    focus: "&:focus",
    active: "&:active",
    before: "&::before",
    after: "&::after",
    rtl: "[dir=rtl] &",
    starting: "@starting-style",
  },
  utilities: {
    background: { values: "colors", shorthand: "bg" },
    color: from("colors"),
    borderColor: from("colors"),
    outlineColor: from("colors"),
    textDecorationColor: from("colors"),
    fill: from("colors"),
    stroke: from("colors"),
    boxShadow: from("shadows"),
    zIndex: from("zIndex"),
    width: short("w"),
    height: short("h"),
    minWidth: short("minW"),
    minHeight: short("minH"),
    maxWidth: short("maxW"),
    maxHeight: short("maxH"),
    padding: short("p"),
    paddingTop: short("pt"),
    paddingBottom: short("pb"),
    paddingInline: short("px"),
    paddingBlock: short("py"),
    margin: short("m"),
    marginTop: short("mt"),
    marginBottom: short("mb"),
    marginInline: short("mx"),
    marginBlock: short("my"),
  },
});
