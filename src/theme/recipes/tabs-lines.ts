/** The line from the question past the code to the phone. */
const line = "3px solid {colors.ink}";

/** How far the background of the selected row extends beyond the edge of the list. */
export const bleed = "20px";

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

/** The styles of the list, which clip the line. */
export const lineOfList = {
  "--way": "1",
  _rtl: { "--way": "-1" },
  md: { clipPath: "inset(-20px -40px -36px)" },
  lg: {
    clipPath: clip("-20px", "calc(50% + 1.5px)"),
    "&[data-turn=up]": { clipPath: clip("calc(50% - 1.5px)", "calc(100% + 20px)") },
  },
};

/**
 * The styles of the selected row, which draw the line out of its side and along the gutter. The line is longer
 * than needed, because the clip-path of the list trims it.
 */
export const lineOfRow = {
  _before: {
    content: "''",
    position: "absolute",
    pointerEvents: "none",
    borderInlineStart: line,
    display: "none",
    h: "400px",
    transformOrigin: "top",
    md: { display: "block", top: "100%", insetInlineStart: "calc(100% + 6px)" },
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
  _after: {
    content: "''",
    position: "absolute",
    pointerEvents: "none",
    display: "none",
    top: "calc(50% - 1.5px)",
    insetInlineStart: `calc(100% + ${bleed})`,
    w: "calc(var(--gutter)/2)",
    borderTop: line,
    transformOrigin: "calc(50% - var(--way)*50%)",
    lg: { display: "block", animation: "grow .1s linear backwards" },
  },
};
