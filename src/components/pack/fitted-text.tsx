import { fitName, type NameRoom } from "./fit-name";
import { nameFace } from "./lettering";

interface FittedTextProps extends NameRoom {
  text: string;
  x: number;
  y: number;
}

/** Renders a text of any script in one or two lines, in the largest font size that fits. */
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
