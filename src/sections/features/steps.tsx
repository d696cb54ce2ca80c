import clsx from "clsx";
import { useTranslation } from "react-i18next";
import flatCarton from "../../components/art/flat-carton.svg";
import openCarton from "../../components/art/open-carton.svg";
import { cartonBox, cartonId } from "../../components/pack/pack-drawing";
import { colors } from "../../theme/colors";
import * as styles from "./features.module.css";

/** Draws the three steps: the flat dieline (a ninth of the pack's scale), the open carton and the closed pack. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <ol className={clsx("screen-only", styles.steps)}>
      <li className={styles.step}>
        <svg
          className={styles.stepDrawing}
          viewBox="0 0 124 114"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: flatCarton }}
        />
        {t("landing:features.stageProduct")}
      </li>
      <li className={styles.step}>
        <svg
          className={styles.stepDrawing}
          viewBox="0 0 88 114"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: openCarton }}
        />
        {t("landing:features.stagePage")}
      </li>
      <li className={styles.step}>
        <svg className={styles.stepDrawing} viewBox={cartonBox} direction="ltr" aria-hidden="true">
          <use href={`#${cartonId}`} fill={colors.ink} stroke="none" />
        </svg>
        {t("landing:features.stageCode")}
      </li>
    </ol>
  );
}
