import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../components/art/codes";
import type { Sample } from "../../components/product-page/page-content";
import * as styles from "./code-card.module.css";

interface CodeCardProps {
  sample: Sample;
  /** Whether it is the code of the batch, which is revealed over the product's code. */
  hasBatch: boolean;
  /** Whether the line from the question to the code is straight. */
  isStraight: boolean;
}

/** Renders the pack's code and number between a question and its answer. */
export function CodeCard({ sample, hasBatch, isStraight }: CodeCardProps) {
  const { t } = useTranslation();
  const { uri, batchUri, qrCode, batchCode, gtin, lot } = sample;
  const name = t("landing:questions.codeAlt", { uri: hasBatch ? batchUri : uri });
  return (
    <div className={clsx(styles.code, isStraight && styles.straight)}>
      <div className={styles.symbol} role="img" aria-label={name}>
        <QrPicture className={styles.product} symbol={qrCode} />
        {hasBatch && (
          <>
            <QrPicture className={styles.batch} symbol={batchCode} />
            <i className={styles.beam} />
          </>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.number} dir="ltr">
          <span className={styles.identifier}>{`(01) ${gtin}`}</span>{" "}
          {hasBatch && <span className={styles.identifier}>(10) {lot}</span>}
        </p>
        <p className={styles.sentence}>
          {t(hasBatch ? "landing:questions.batchCode" : "landing:questions.sameCode")}
        </p>
      </div>
    </div>
  );
}
