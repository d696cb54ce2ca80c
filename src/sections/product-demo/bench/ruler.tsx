import { useTranslation } from "react-i18next";

/** How often there are marks, and how long they are, in mm: dashes of a line as wide as they are long. */
const marks = [
  { every: 1, long: 1.4 },
  { every: 5, long: 2.2 },
  { every: 10, long: 3.4 },
];

interface RulerProps {
  length: number;
  /** Where the label's edge crosses it: the number that stands there gives way. */
  edge: number;
}

/** A ruler in mm, in which a unit is one. */
export function Ruler({ length, edge }: RulerProps) {
  const { t } = useTranslation();
  const tens = Array.from({ length: length / 10 }, (_, index) => 10 * index);
  const shown = tens.filter((mm) => Math.abs(mm - edge) > 2);
  return (
    <svg className="ruler" viewBox={`0 0 ${length} 8`} aria-hidden="true">
      <path strokeWidth=".34" d={`M0 0h${length}`} />
      {marks.map(({ every, long }) => (
        <path
          key={every}
          strokeWidth={long}
          strokeDasharray={`.17 ${every - 0.17}`}
          d={`M-.085 ${long / 2}h${length + 0.17}`}
        />
      ))}
      {shown.map((mm) => (
        <text key={mm} x={mm} y="6.6" fontSize="2.4" textAnchor="middle">
          {mm}
        </text>
      ))}
      <text x={length} y="6.6" fontSize="2.4" textAnchor="end">
        {t("product-demo:fit.unit")}
      </text>
    </svg>
  );
}
