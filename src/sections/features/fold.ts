/**
 * How a part stands up before the net folds flat: about which axis, by how many degrees away from the
 * reader, and where its fold is, across and down. Turns about a vertical fold follow the direction of
 * the page (`--s`), as the net does.
 */
type Hinge = readonly [part: string, axis: "X" | "Y", degrees: number, fold: string];

const toStart = "calc(50% - 50%*var(--s)) 50%";
const toEnd = "calc(50% + 50%*var(--s)) 50%";
const below = "50% 100%";
const above = "50% 0";

/** In the order in which they move. */
export const wideHinges: readonly Hinge[] = [
  [".glue", "Y", -76, toEnd],
  [".dust-1", "X", 76, below],
  [".dust-3", "X", -76, above],
  [".side-2", "Y", 72, toStart],
  [".dust-2", "X", 76, below],
  [".dust-4", "X", -76, above],
  [".top", "X", 68, below],
  [".tuck-1", "X", 68, "50% calc(100% + 200*var(--u))"],
  [".bottom", "X", -68, above],
  [".tuck-2", "X", -68, "50% calc(-200*var(--u))"],
];

export const narrowHinges: readonly Hinge[] = [
  [".glue", "Y", -76, toEnd],
  [".tuck-1", "X", 76, below],
  [".dust-2", "X", 76, below],
  [".dust-3", "X", -76, above],
  [".tuck-2", "X", -76, above],
];

const turn = (axis: string, degrees: number) =>
  axis === "X" ? `rotateX(${degrees}deg)` : `rotateY(calc(${degrees}deg*var(--s)))`;

/** The styles of a net that stands up (`data-fold="up"`), and of one that is folding flat. */
export const folding = (hinges: readonly Hinge[]) => ({
  "&[data-fold] > *": { transition: "transform .5s cubic-bezier(.3,.9,.3,1) var(--after)" },
  "&[data-fold=up] > *": {
    transition: "none",
    transform: "perspective(1600px) var(--turn)",
  },
  ...Object.fromEntries(
    hinges.map(([part, axis, degrees, transformOrigin], index) => [
      `&[data-fold] ${part}`,
      { transformOrigin, "--turn": turn(axis, degrees), "--after": `${index * 70}ms` },
    ]),
  ),
});
