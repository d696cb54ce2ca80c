import { useTranslation } from "react-i18next";
import * as styles from "./scale-drawing.module.css";

/**
 * Marks of the ruler: interval and length in mm. They are the dashes of a line whose width is the length of
 * the marks.
 */
const marks = [
  { every: 1, long: 1.4 },
  { every: 5, long: 2.2 },
  { every: 10, long: 3.4 },
];

interface RulerProps {
  /** In mm. */
  length: number;
  /** Position of the label's edge on the ruler; a number at this position is omitted. */
  edge: number;
}

/** Draws a ruler; one unit of its drawing is a millimetre. */
export function Ruler({ length, edge }: RulerProps) {
  const { t } = useTranslation();
  const tens = Array.from({ length: length / 10 }, (_, index) => 10 * index);
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${length} 8`} aria-hidden="true">
      <path strokeWidth=".34" d={`M0 0h${length}`} />
      {marks.map(({ every, long }) => (
        <path
          key={every}
          strokeWidth={long}
          strokeDasharray={`.17 ${every - 0.17}`}
          d={`M-.085 ${long / 2}h${length + 0.17}`}
        />
      ))}
      {tens
        .filter((mm) => Math.abs(mm - edge) > 2)
        .map((mm) => (
          <text
            key={mm}
            className={styles.number}
            x={mm}
            y="6.6"
            textAnchor={mm ? "middle" : "start"}
          >
            {mm}
          </text>
        ))}
      <text className={styles.number} x={length} y="6.6" textAnchor="end">
        {t("product-demo:fit.unit")}
      </text>
    </svg>
  );
}
