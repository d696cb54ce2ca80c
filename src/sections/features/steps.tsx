import clsx from "clsx";
import { useTranslation } from "react-i18next";
import flatCarton from "../../components/art/flat-carton.svg";
import openCarton from "../../components/art/open-carton.svg";
import { packId, packViewBox } from "../../components/pack/pack-drawing";
import { colors } from "../../theme/tokens";
import * as styles from "./features.module.css";

const cartons = [
  { text: "stageProduct", viewBox: "0 0 124 114", drawing: flatCarton },
  { text: "stagePage", viewBox: "0 0 88 114", drawing: openCarton },
] as const;

/** Draws the three steps: the flat dieline (a ninth of the pack's scale), the open carton and the closed pack. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <ol className={clsx("screen-only", styles.steps)}>
      {cartons.map(({ text, viewBox, drawing }) => (
        <li className={styles.step} key={text}>
          <svg
            className={styles.stepDrawing}
            viewBox={viewBox}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
          {t(`landing:features.${text}`)}
        </li>
      ))}
      <li className={styles.step}>
        <svg
          className={styles.stepDrawing}
          viewBox={packViewBox}
          direction="ltr"
          aria-hidden="true"
        >
          <use href={`#${packId}`} fill={colors.ink} stroke="none" />
        </svg>
        {t("landing:features.stageCode")}
      </li>
    </ol>
  );
}
