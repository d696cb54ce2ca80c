import { colors } from "../../theme/colors";
import { cuts } from "./linocut";

const { ink, paper, spot } = colors;

/** Draws a steaming bowl of soup with a spoon. */
export function Bowl() {
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
