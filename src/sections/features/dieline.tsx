import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { cartonBox, cartonId } from "../../components/pack/pack-drawing";
import { legalSections } from "../../i18n/paths";
import { colors } from "../../theme/colors";
import * as styles from "./dieline.module.css";
import * as features from "./features.module.css";

const { front, side, back, top, bottom } = styles;
const faceClasses: Record<string, string> = { front, side, back, top, bottom };

interface PanelProps {
  feature: Queries.FeaturesFragment["featuresJson"]["features"][number];
  /** Whether an earlier panel has the same name, because a carton has two sides. */
  isSecond: boolean;
  className?: string | undefined;
}

/**
 * Renders one panel of the carton: its name, a drawing, the feature and one sentence about it. Two features
 * have a note: the plans that include promotions, and the sources of what is said about the rules.
 */
export function Panel({ feature: { id, face, drawing }, isSecond, className }: PanelProps) {
  const { t } = useTranslation();
  const headingId = `feature-${id}`;
  return (
    <article
      className={clsx(styles.panel, isSecond ? styles.secondSide : faceClasses[face], className)}
      aria-labelledby={headingId}
    >
      <small className={styles.panelName} aria-hidden="true">
        {t(`landing:features.${face}`)}
      </small>
      <img
        className={styles.drawing}
        src={drawing.publicURL ?? ""}
        alt=""
        width={320}
        height={220}
        loading="lazy"
        decoding="async"
      />
      <h3 id={headingId} className={styles.feature}>
        {t(`landing:features.${id}`)}
      </h3>
      <p className={styles.text}>{t(`landing:features.${id}Text`)}</p>
      {id === "promotions" && <p className={styles.note}>{t("landing:features.promotionsNote")}</p>}
      {id === "rules" && (
        <>
          <p className={styles.note}>{t("landing:features.rulesNote")}</p>
          <p className={styles.source}>
            {t("landing:features.rulesReviewed")}{" "}
            <PageLink to={legalSections.labelingRules}>{t("landing:features.rulesGuide")}</PageLink>
          </p>
        </>
      )}
    </article>
  );
}

const flaps = [
  { name: styles.sideTopDust, box: "0 0 100 50", path: "M0 50 9 0h76l15 30v20" },
  { name: styles.lastTopDust, box: "0 0 100 50", path: "M0 50V30L15 0h76l9 50" },
  { name: styles.sideBottomDust, box: "0 0 100 50", path: "M0 0 9 50h76l15-30V0" },
  { name: styles.lastBottomDust, box: "0 0 100 50", path: "M0 0v20l15 30h76l9-50" },
  { name: styles.glue, box: "0 0 36 100", path: "M36 0 0 6v88l36 6" },
  { name: styles.topTuck, box: "0 0 100 40", path: "M0 40V26Q0 0 10 0h80q10 0 10 26v14" },
  { name: styles.bottomTuck, box: "0 0 100 40", path: "M0 0v14q0 26 10 26h80q10 0 10-26V0" },
];

/** Draws the flaps of the carton, which are tucked in or glued. */
export function Flaps({ className }: { className?: string | undefined }) {
  return flaps.map(({ name, box, path }) => (
    <svg
      key={path}
      className={clsx("screen-only", styles.flap, name, className)}
      viewBox={box}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.outline} d={path} />
    </svg>
  ));
}

const foldLines = { fill: "none", stroke: colors.spot, strokeDasharray: "4 3" };

/** Draws the dieline of this section at a ninth of the size of the pack's drawing. */
function FlatDieline() {
  return (
    <svg className={features.stepDrawing} viewBox="0 0 124 114" aria-hidden="true">
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
    <svg className={features.stepDrawing} viewBox="22 0 88 114" aria-hidden="true">
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
    <svg
      className={clsx(features.stepDrawing, features.pack)}
      viewBox={cartonBox}
      direction="ltr"
      aria-hidden="true"
    >
      <use href={`#${cartonId}`} />
    </svg>
  );
}

/** Draws the three steps from the flat carton to the closed pack. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <ol className={clsx("screen-only", features.steps)}>
      <li className={features.step}>
        <FlatDieline />
        {t("landing:features.stageProduct")}
      </li>
      <li className={features.step}>
        <OpenBox />
        {t("landing:features.stagePage")}
      </li>
      <li className={features.step}>
        <ClosedPack />
        {t("landing:features.stageCode")}
      </li>
    </ol>
  );
}
