import { isFromRight } from "./fit-name";
import { FittedText } from "./fitted-text";
import { type LabelLayout, labelLayouts } from "./label-layouts";
import { monoFace } from "./lettering";
import type { LabelWords, PackLabelContent } from "./pack-label";

interface LabelFactsProps {
  label: PackLabelContent;
  words: LabelWords | undefined;
  layout: LabelLayout;
}

/** Draws batch and date, or the note that one code is for every pack. */
export function LabelFacts({ label, words, layout }: LabelFactsProps) {
  const { sentence, facts } = labelLayouts[layout];
  const { batch, date } = label;
  if (words && !batch && !date) return <FittedText text={words.oneForAll} {...sentence} />;
  if (!words) {
    return (
      <>
        <text x="20" y="342">
          Best before
        </text>
        <text x="20" y="367">
          Batch
        </text>
        <g fontSize="12" style={monoFace}>
          <text x="20" y="354" textLength="48">
            {date?.text}
          </text>
          <text x="50" y="367" textLength="36">
            {batch}
          </text>
        </g>
      </>
    );
  }
  const shown = [
    ...(date ? [{ name: words.date, text: date.text }] : []),
    ...(batch ? [{ name: words.batch, text: batch }] : []),
  ];
  return (
    <>
      {shown.map((fact, index) => (
        <Fact key={fact.name} {...fact} {...(facts[index] ?? facts[0])} />
      ))}
    </>
  );
}

interface FactProps {
  name: string;
  text: string;
  x: number;
  y: number;
  width: number;
}

/** Draws a value below its name, both aligned with the start of the name. */
function Fact({ name, text, x, y, width }: FactProps) {
  const isEnd = isFromRight(name);
  return (
    <>
      <FittedText
        {...{ text: name, x, y, width, height: 10 }}
        {...{ largest: 9.5, smallest: 5, lines: 1 }}
      />
      <text
        x={isEnd ? x + width : x}
        y={y + 20}
        textAnchor={isEnd ? "end" : undefined}
        fontSize={Math.min(12, width / (0.605 * text.length))}
        style={monoFace}
      >
        {text}
      </text>
    </>
  );
}
