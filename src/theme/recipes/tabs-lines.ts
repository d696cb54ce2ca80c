/** How thick the line is that leads from the question by the code to the phone. */
const line = "3px solid {colors.ink}";

/** How far the selected row's ground reaches over the list's edge. */
export const bleed = "20px";

/** A point of a clip-path, its distance from the list's end edge given as lines run: + is outside. */
const at = (outside: string, y: string) => `calc(50% + var(--way)*(50% + ${outside})) ${y}`;

/**
 * What shows of the list: the rows with their ground and focus ring, and of the gutter beside them the
 * half through which the line runs, from the row to the middle, where the code stands.
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

/** The list whose selected row draws the line. */
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
 * The selected row's part of the line: out of its side, then along the gutter, further than it need,
 * as the list shows no more of it than leads to the code.
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
