import { colors } from "../../theme/colors";
import { cuts, Leaf } from "./linocut";

const { ink, paper, spot } = colors;

/** Draws a jar of jam with a whole and a halved apricot. */
export function Jar() {
  return (
    <>
      <g transform="translate(62 122)">
        <path fill={ink} d="M4-52C36-54 60-30 58 4S34 60 0 60-60 34-58 0-30-50 4-52z" />
        <g {...cuts} stroke={spot}>
          <path strokeWidth="4.5" d="M-44 6C-46-16-34-34-14-40" />
          <path strokeWidth="3.5" d="M-33 14C-37-6-27-22-11-27" />
          <path strokeWidth="2.5" d="M-22 20C-27 4-20-9-8-14" />
        </g>
      </g>
      <Leaf transform="translate(70 72) rotate(6) scale(-.82 .86)" />
      <path fill={spot} d="M112-6h140v42q20 12 20 38v126H94V74q0-26 18-38z" />
      <path fill={ink} d="M120 42h124q20 8 20 34v124H100V76q0-26 20-34z" />
      <path fill={paper} d="M118 4q0-4 4-4h120q4 0 4 4v28q0 4-4 4H122q-4 0-4-4z" />
      <path stroke={ink} strokeWidth="22" strokeDasharray="1.8 5" d="M125 19h115" />
      <g {...cuts} stroke={paper}>
        <path strokeWidth="4.5" d="M112 158V84c0-13 5-22 14-29" />
        <path strokeWidth="3" d="M123 136V90c0-9 3-15 9-20" />
        <path strokeWidth="2.2" d="M133 112V95c0-6 2-10 6-13" />
      </g>
      <FruitHalf transform="translate(260 118) rotate(8) scale(1.12)" />
    </>
  );
}

/** Draws half an apricot: flesh with radial lines, and the stone. */
function FruitHalf({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path fill={spot} d="M-2-60C34-64 64-36 62 2S36 60 0 60-62 36-62 2-38-60-2-60z" />
      <path fill={ink} d="M-2-55C31-58 58-33 57 2S33 55 0 55-57 33-57 2-35-55-2-55z" />
      <path fill={paper} d="M-2-49C28-52 52-30 51 2S29 49 0 49-51 29-51 2-31-49-2-49z" />
      <circle r="35" fill="none" stroke={ink} strokeWidth="17" strokeDasharray="1.5 5.37" />
      <path fill={ink} d="M-17 3C-18-14-7-24 2-24S20-10 19 5 8 24-1 24-16 16-17 3z" />
      <path
        {...cuts}
        stroke={paper}
        strokeWidth="2.2"
        d="M-8 6C-9-6-3-13 3-15M-1 13C-3 4 1-4 7-8M8 13c0-4 2-7 4-9"
      />
    </g>
  );
}
