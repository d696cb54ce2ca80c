import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { keyFromData } from "../../i18n/i18next";
import { linkedSections } from "../../i18n/paths";
import * as styles from "./dieline.module.css";

const { front, side, back, top, bottom } = styles;
const faceClasses: Record<Queries.FeatureFace, string> = { front, side, back, top, bottom };

interface PanelProps {
  feature: Queries.FeaturesFragment["featuresJson"]["features"][number];
  /** Whether an earlier panel has the same name, because a carton has two sides. */
  isSecond: boolean;
  className?: string;
}

/**
 * Renders one panel of the carton: its name, a drawing, the feature and one sentence about it. Two features
 * have a note: the plans that include promotions, and the sources of what is said about the rules.
 */
export function Panel({ feature: { id, face, drawingFile }, isSecond, className }: PanelProps) {
  const { t } = useTranslation();
  const headingId = `feature-${id}`;
  return (
    <article
      className={clsx(styles.panel, isSecond ? styles.secondSide : faceClasses[face], className)}
      aria-labelledby={headingId}
    >
      <small className={clsx("muted", styles.panelName)} aria-hidden="true">
        {t(`landing:features.${face}`)}
      </small>
      <img
        className={styles.drawing}
        src={drawingFile.publicURL ?? ""}
        alt=""
        width={320}
        height={220}
        loading="lazy"
        decoding="async"
      />
      <h3 id={headingId} className={styles.feature}>
        {t(keyFromData(`landing:features.${id}`))}
      </h3>
      <p className={styles.text}>{t(keyFromData(`landing:features.${id}Text`))}</p>
      {id === "promotions" && <p className={styles.note}>{t("landing:features.promotionsNote")}</p>}
      {id === "rules" && (
        <>
          <p className={styles.note}>{t("landing:features.rulesNote")}</p>
          <p className={clsx("muted", styles.source)}>
            {t("landing:features.rulesReviewed")}{" "}
            <PageLink to={linkedSections.labelingRules}>
              {t("landing:features.rulesGuide")}
            </PageLink>
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

export function Flaps({ className }: { className?: string }) {
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
