import type { Drawing } from "../../draft/draft";

/** A drawing in a box of 330 × 112, of one colour: `color`. */
const drawings: Readonly<Record<Drawing, JSX.Element>> = {
  bowl: (
    <>
      <path d="M30 26h270v15h-9a126 71 0 0 1-252 0h-9z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        d="M118 15c0-6 9-6 9-12m31 12c0-6 9-6 9-12m31 12c0-6 9-6 9-12"
      />
    </>
  ),
  jar: (
    <path
      fillRule="evenodd"
      d="M78 4h174v26H78zm-14 34h202v74H64zm101 11c-13 16-19 25-19 34a19 19 0 0 0 38 0c0-9-6-18-19-34z"
    />
  ),
  bottle: (
    <path d="M34 44a20 20 0 1 1 27-28q6 5 8 12h84q2-7 8-12a20 20 0 1 1 27 28 20 20 0 1 1-27 28q-6-5-8-12H69q-2 7-8 12a20 20 0 1 1-27-28zm144 50a16 16 0 1 1 22-23q5 4 6 10h66q2-6 7-10a16 16 0 1 1 22 23 16 16 0 1 1-22 23q-5-4-7-10h-66q-1 6-6 10a16 16 0 1 1-22-23z" />
  ),
};

/** The box of a drawing, as an SVG's viewBox has it. */
export const drawingBox = { width: 330, height: 112 };

/** One of the few drawings for a visitor's pack: a bowl, a jar, two bones. */
export function ProductDrawing({ drawing }: { drawing: Drawing }) {
  return <g fill="currentColor">{drawings[drawing]}</g>;
}
