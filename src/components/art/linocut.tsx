import { colors } from "../../theme/colors";

const { ink, paper, spot } = colors;

/** Attributes of the fine lines that are cut into a shape. */
export const cuts = { fill: "none", strokeLinecap: "round" } as const;

/** Draws a leaf with a vermilion outline, which separates it from the shapes behind it. */
export function Leaf({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path fill={spot} d="M-6 4C4-32 44-48 88-34 84 6 46 26-6 4z" />
      <path fill={ink} d="M0 1C10-28 44-40 80-29 76 0 46 18 0 1z" />
      <path {...cuts} stroke={ink} strokeWidth="4" d="M2 0-16 8" />
      <path
        {...cuts}
        stroke={paper}
        strokeWidth="2.2"
        d="M8-2C26-8 48-17 70-26M22-7l7-13M38-13l8-12M54-20l7-9M27-8l16 6M43-15l14 5"
      />
    </g>
  );
}
