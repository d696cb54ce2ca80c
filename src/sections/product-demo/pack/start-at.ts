/** How wide the carton's front is, in units of the drawing. */
const front = 414;

/** A line of the drawing, which is never mirrored itself, begins where the language's lines begin. */
export const startAt = (x: number, dir: string) =>
  dir === "rtl" ? ({ x: front - x, textAnchor: "end" } as const) : { x };
