import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** The line from the question past the code to the phone. */
const line = "3px solid {colors.ink}";

/** How far the background of the selected row extends beyond the edge of the list. */
const bleed = "20px";

/** Returns a point of a clip-path. `outside` is its distance from the end edge of the list, in both directions. */
const at = (outside: string, y: string) => `calc(50% + var(--way)*(50% + ${outside})) ${y}`;

/**
 * Returns the visible part of the list: the rows with background and focus ring, and the half of the gutter
 * beside them through which the line runs, from the row to the middle, at the height of the code.
 */
const clip = (top: string, bottom: string) => {
  const [start, end, gutter] = ["-100% - 40px", "26px", `var(--gutter) + ${bleed}`];
  return `polygon(${[
    at(start, "-20px"),
    at(end, "-20px"),
    at(end, top),
    at(gutter, top),
    at(gutter, bottom),
    at(end, bottom),
    at(end, "calc(100% + 20px)"),
    at(start, "calc(100% + 20px)"),
  ].join()})`;
};

/**
 * The line out of the side of the selected row and along the gutter. It is longer than needed, because the
 * clip-path of the list trims it.
 */
const lineOfRow = {
  "&::before,&::after": { position: "absolute" },
  "&::before": {
    height: "400px",
    borderInlineStart: line,
    transformOrigin: "top",
    md: { content: "''", top: "100%", insetInlineStart: "calc(100% + 6px)" },
    lg: {
      top: "calc(50% - 1.5px)",
      insetInlineStart: `calc(100% + ${bleed} + var(--gutter)/2 - 1.5px)`,
      animation: "grow .2s .1s linear backwards",
      "[data-turn=up] &": {
        top: "auto",
        bottom: "calc(50% - 1.5px)",
        transformOrigin: "bottom",
      },
    },
  },
  "&::after": {
    top: "calc(50% - 1.5px)",
    insetInlineStart: `calc(100% + ${bleed})`,
    width: "calc(var(--gutter)/2)",
    borderTop: line,
    transformOrigin: "calc(50% - var(--way)*50%)",
    lg: { content: "''", animation: "grow .1s linear backwards" },
  },
};

/**
 * Questions beside one phone. On a narrow screen the list has `display: contents`, so that the phone can be
 * directly below the selected question.
 */
export const questionTabsRecipe = defineSlotRecipe({
  slots: ["root", "list", "trigger", "content"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      marginTop: "32px",
      md: { display: "contents" },
    },
    list: {
      display: "contents",
      "--way": "1",
      "[dir=rtl] &": { "--way": "-1" },
      md: {
        display: "block",
        gridArea: "2/1",
        marginTop: "36px",
        alignSelf: "center",
        clipPath: "inset(-20px -40px -36px)",
      },
      lg: {
        marginInlineEnd: bleed,
        marginTop: "28px",
        clipPath: clip("-20px", "calc(50% + 1.5px)"),
        "&[data-turn=up]": { clipPath: clip("calc(50% - 1.5px)", "calc(100% + 20px)") },
        "&[data-turn=none] [data-selected]": { "&::before,&::after": { display: "none" } },
      },
    },
    trigger: {
      display: "block",
      width: "100%",
      position: "relative",
      paddingBlock: "15px",
      borderTop: "2px solid {colors.ink}",
      // A plus sign, because on a phone a press opens the answer below the question.
      paddingInlineEnd: "32px",
      background:
        "linear-gradient({colors.ink} 0 0) 100%/20px 3px no-repeat,linear-gradient({colors.ink} 0 0) calc(100% - 8.5px)/3px 20px no-repeat",
      "[dir=rtl] &": { backgroundPosition: "0,8.5px" },
      "& > b": {
        display: "block",
        fontFamily: "var(--heading-font)",
        fontWeight: "var(--heading-weight)",
        fontSize: "calc(var(--heading-scale)*clamp(30px,3vw,44px))",
        lineHeight: "var(--subheading-line-height)",
      },
      "& > span": { display: "none", marginTop: "6px", "@media print": { display: "block" } },
      "@media (hover: hover)": {
        "&:hover > b": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textUnderlineOffset: "5px",
        },
      },
      "&[data-selected]": {
        background: "card",
        borderColor: "transparent",
        boxShadow: `${bleed} 0 {colors.card},-${bleed} 0 {colors.card}`,
        ...lineOfRow,
        "& > span": { display: "block" },
        "& + button": { borderColor: "transparent" },
      },
    },
    content: {
      // There is no animation on closing, because Chakra would wait for its end before hiding the panel.
      "&[data-selected]": { animation: "appear .2s" },
    },
  },
});
