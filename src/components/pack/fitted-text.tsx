import { fitName, type NameRoom } from "./fit-name";
import { nameFace } from "./lettering";

interface FittedTextProps extends NameRoom {
  text: string;
  x: number;
  y: number;
}

/** A text in one or two lines, as large as its place has room for, in any script. */
export function FittedText({ text, x, y, ...room }: FittedTextProps) {
  const { size, isFromRight, lines } = fitName(text, room);
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <g fontSize={round(size)} direction={isFromRight ? "rtl" : "ltr"} style={nameFace}>
      {lines.map((line) => (
        <text
          key={line.y}
          x={isFromRight ? x + room.width : x}
          y={round(y + line.y)}
          textLength={round(line.width)}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}
