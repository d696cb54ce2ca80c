import clsx from "clsx";
import { useTranslation } from "react-i18next";
import * as styles from "./panel.module.css";
import { panelNotes } from "./panel-notes";

const places: Record<string, string> = {
  front: styles.front,
  side: styles.side,
  back: styles.back,
  top: styles.top,
  bottom: styles.bottom,
};

interface PanelProps {
  feature: Queries.FeaturesFragment["featuresJson"]["features"][number];
  /** Whether an earlier panel has the same name, because a carton has two sides. */
  isSecond: boolean;
  className?: string | undefined;
}

/** Renders one panel of the carton: its name, a drawing, the feature and one sentence about it. */
export function Panel({ feature: { id, face, drawing }, isSecond, className }: PanelProps) {
  const { t } = useTranslation();
  const Note = panelNotes[id];
  const headingId = `feature-${id}`;
  return (
    <article
      className={clsx(styles.panel, isSecond ? styles.secondSide : places[face], className)}
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
      <h3 id={headingId} className={styles.title}>
        {t(`landing:features.${id}`)}
      </h3>
      <p className={styles.text}>{t(`landing:features.${id}Text`)}</p>
      {Note && <Note />}
    </article>
  );
}
