import { useTranslation } from "react-i18next";
import { RenamedText } from "../../components/pack/pack";
import { useDraftName } from "../../draft/draft";
import * as styles from "./title-block.module.css";

/** Draws the title block: the product's name and a legend of the lines. Decorative. */
export function TitleBlock({ pack }: { pack: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.titleBlock} aria-hidden="true">
      <p className={styles.product}>
        <small className={styles.label}>{t("landing:features.pack")}</small>
        <b className={styles.name}>
          <RenamedText name={useDraftName()}>{pack}</RenamedText>
        </b>
      </p>
      <p className={styles.legend}>
        <span className={styles.cut}>{t("landing:features.cut")}</span>
        <span className={styles.fold}>{t("landing:features.fold")}</span>
        <span className={styles.glue}>{t("landing:features.glue")}</span>
      </p>
    </div>
  );
}
