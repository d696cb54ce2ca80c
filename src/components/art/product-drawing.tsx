import type { Drawing } from "../../draft/draft";
import { colors } from "../../theme/colors";

const { ink, paper, spot } = colors;

/** Size of a drawing. The lower quarter may be covered by the label. */
export const drawingBox = { width: 330, height: 200 };

/**
 * Draws a picture for the pack of a visitor's product in the linocut style of the mushrooms, for a vermilion
 * background. A vermilion outline separates each shape from those behind it.
 */
export function ProductDrawing({ drawing }: { drawing: Drawing }) {
  const Picture = pictures[drawing];
  return <Picture />;
}

const pictures = { jar: Jar, bowl: Bowl, bottle: Bottle };

/** Attributes of the fine lines that are cut into a shape. */
const cuts = { fill: "none", strokeLinecap: "round" } as const;

/** Draws a leaf with a vermilion outline, which separates it from the shapes behind it. */
function Leaf({ transform }: { transform: string }) {
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

/** Draws a jar of jam with a whole and a halved apricot. */
function Jar() {
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

/** Draws a steaming bowl of soup with a spoon. */
function Bowl() {
  return (
    <>
      <g {...cuts} stroke={paper}>
        <path strokeWidth="6" d="M116 50C98 36 130 24 112 4" />
        <path strokeWidth="6" d="M160 44C142 30 174 18 156-2" />
        <path strokeWidth="6" d="M204 50C186 36 218 24 200 4" />
      </g>
      <path fill={ink} d="M33 92C36 158 94 206 165 206S294 158 297 92z" />
      <g {...cuts} stroke={spot}>
        <path strokeWidth="5" d="M48 116C56 146 78 168 106 180" />
        <path strokeWidth="4" d="M66 124C74 146 90 162 112 172" />
        <path strokeWidth="3" d="M84 130C90 144 102 156 118 163" />
        <path strokeWidth="2.5" d="M102 134C106 143 114 150 124 155" />
      </g>
      <ellipse cx="165" cy="92" rx="138" ry="34" fill={spot} />
      <ellipse cx="165" cy="88" rx="134" ry="32" fill={paper} />
      <circle
        r="125"
        fill="none"
        stroke={ink}
        strokeWidth="12"
        strokeDasharray="3 8.22"
        transform="matrix(1 0 0 .235 165 88)"
      />
      <ellipse cx="165" cy="89" rx="112" ry="23" fill={ink} />
      <g {...cuts} stroke={spot}>
        <path strokeWidth="3.5" d="M72 90c14-12 52-17 86-15" />
        <path strokeWidth="3" d="M86 97c18-10 46-13 66-11" />
        <path strokeWidth="2.5" d="M108 103c12-6 30-8 42-7" />
      </g>
      <path
        fill={paper}
        d="M150 94c6-12 22-14 34-8-4 12-22 16-34 8zM186 104c4-7 14-9 22-4-4 8-14 9-22 4z"
      />
      <path {...cuts} stroke={ink} strokeWidth="1.8" d="M156 92c8-4 14-5 22-4" />
      <path fill={spot} d="M242 64 296-4c14-14 36 4 24 20l-58 60z" />
      <path fill={paper} d="M222 84 302 2c9-8 21 3 14 12L234 92q-10 0-12-8z" />
      <path {...cuts} stroke={ink} strokeWidth="2.2" d="M258 58 302 14" />
      <path {...cuts} stroke={spot} strokeWidth="2.5" d="M210 86c2 10 22 14 34 7" />
    </>
  );
}

/** Draws a bottle with a pump, between leaves and bubbles. */
function Bottle() {
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
