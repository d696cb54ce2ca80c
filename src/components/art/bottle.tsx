import { colors } from "../../theme/colors";
import { cuts, Leaf } from "./linocut";

const { ink, paper, spot } = colors;

/** Draws a bottle with a pump, between leaves and bubbles. */
export function Bottle() {
  return (
    <>
      <Leaf transform="translate(112 132) rotate(-6) scale(-1.2 1.3)" />
      <Leaf transform="translate(112 168) rotate(28) scale(-1.2 1.2)" />
      <path fill={spot} d="M156 52h28v8h18v18q36 8 36 46v80H102v-80q0-38 36-46V60h18z" />
      <path fill={ink} d="M164 30h12v30h-12zM148 84h44q38 4 38 44v80H110v-80q0-40 38-44z" />
      <path fill={paper} d="M146 60h48q4 0 4 4v14h-56V64q0-4 4-4z" />
      <path stroke={ink} strokeWidth="12" strokeDasharray="1.8 4.6" d="M149 70h46" />
      <path
        fill={ink}
        d="M116 22c6-12 16-16 30-16h38q12 0 12 12v16h-44q-14 0-18 8h-10c-6-4-10-10-8-20z"
      />
      <path {...cuts} stroke={spot} strokeWidth="3" d="M126 22c5-6 11-8 20-8h28" />
      <path fill={paper} d="M120 50c6 9 8 12 8 16a8 8 0 0 1-16 0c0-4 2-7 8-16z" />
      <path fill={paper} d="M134 118h72v82h-72z" />
      <path fill={ink} d="M170 132c16 10 20 26 0 44-20-18-16-34 0-44z" />
      <path
        {...cuts}
        stroke={paper}
        strokeWidth="2"
        d="M170 144v30M170 154l7-5M170 163l8-6M170 154l-7-5M170 163l-8-6"
      />
      <path {...cuts} stroke={spot} strokeWidth="4" d="M121 190v-62c0-14 6-24 16-29" />
      <path {...cuts} stroke={spot} strokeWidth="3" d="M219 190v-60c0-10-3-18-8-23" />
      <Bubble transform="translate(276 106) scale(1.3)" />
      <Bubble transform="translate(252 54) scale(.72)" />
      <Bubble transform="translate(302 46) scale(.5)" />
    </>
  );
}

function Bubble({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <circle r="26" fill={paper} />
      <g {...cuts} stroke={ink}>
        <path strokeWidth="3" d="M19-4C18 10 9 19-4 19" />
        <path strokeWidth="2.4" d="M12-3C11 6 6 11-3 12" />
        <path strokeWidth="3" d="M-17-5c2-6 6-10 12-12" />
      </g>
    </g>
  );
}
