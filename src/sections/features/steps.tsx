import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { cartonBox, cartonId } from "../../components/pack/pack-drawing";
import { colors } from "../../theme/colors";
import * as styles from "./features.module.css";

const foldLines = { fill: "none", stroke: colors.spot, strokeDasharray: "4 3" };

/** Draws the dieline of this section at a ninth of the size of the pack's drawing. */
function FlatDieline() {
  return (
    <svg className={styles.stepDrawing} viewBox="0 0 124 114" aria-hidden="true">
      <path d="M6 31 1 34v45l5 3.4v22q0 5 5 5h26.3q5 0 5-5v-22l3 8h14l5-4v-4h36.3l.3 4 5 4h14l2.7-8V31l-3-8h-14l-5 4v4V9q0-5-5-5H69.3q-5 0-5 5v22l-.3-4-5-4H45.3l-3 8z" />
      <path fill={colors.spot} d="M6 31h36.3v51.4H6z" />
      <path
        {...foldLines}
        d="M64.3 31v51.4M100.6 31v51.4M42.3 31h22M42.3 82.4h22M100.6 31h22M100.6 82.4h22M64.3 31h36.3M64.3 9h36.3M6 104.4h36.3"
      />
    </svg>
  );
}

/** Draws the same box, folded, with an open top. */
function OpenBox() {
  return (
    <svg className={styles.stepDrawing} viewBox="22 0 88 114" aria-hidden="true">
      <path d="m50 44 5-24q1-7 8-7h29q7 0 6 7l-4 24z" />
      <path {...foldLines} d="M55 20h43" />
      <path d="M38 50 50 44 36 35 23 42zM82 50 94 44l15 4-11 8z" />
      <path fill={colors.ink} d="m38 50 12-6h44l-12 6z" />
      <path d="m82 50 12-6v62.3l-12 6z" />
      <path fill={colors.spot} d="M38 50h44v62.3H38z" />
      <path fill={colors.white} d="M42 84h36v24H42z" />
      <path fill={colors.ink} d="M56 87h18v18H56z" />
      <path d="M46 89h6m-6 6h6m-6 6h6" />
    </svg>
  );
}

function ClosedPack() {
  return (
    <svg className={styles.stepDrawing} viewBox={cartonBox} direction="ltr" aria-hidden="true">
      <use href={`#${cartonId}`} fill={colors.ink} stroke="none" />
    </svg>
  );
}

const steps = [
  { name: "stageProduct", Drawing: FlatDieline },
  { name: "stagePage", Drawing: OpenBox },
  { name: "stageCode", Drawing: ClosedPack },
];

export function Steps() {
  const { t } = useTranslation();
  return (
    <ol className={clsx("screen-only", styles.steps)}>
      {steps.map(({ name, Drawing }) => (
        <li key={name} className={styles.step}>
          <Drawing />
          {t(`landing:features.${name}`)}
        </li>
      ))}
    </ol>
  );
}
