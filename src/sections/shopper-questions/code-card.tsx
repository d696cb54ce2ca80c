import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../components/art/codes";
import type { Sample } from "../../components/sample";
import * as styles from "./shopper-questions.module.css";

interface CodeCardProps {
  sample: Sample;
  hasBatch: boolean;
  isLineStraight: boolean;
}

/**
 * Renders the pack's code and number between a question and its answer. The code of the batch is revealed over
 * the product's code.
 */
export function CodeCard({ sample, hasBatch, isLineStraight }: CodeCardProps) {
  const { t } = useTranslation();
  const { uri, batchUri, qrCode, batchCode, gtin, batch } = sample;
  const name = t("landing:shopperQuestions.codeAlt", { uri: hasBatch ? batchUri : uri });
  return (
    <div className={clsx(styles.code, isLineStraight && styles.straight)}>
      <div className={styles.symbol} role="img" aria-label={name}>
        <QrPicture symbol={qrCode} />
        {hasBatch && (
          <>
            <QrPicture className={styles.batchCode} symbol={batchCode} />
            <i className={styles.beam} />
          </>
        )}
      </div>
      <div className={styles.codeText}>
        <p className={styles.number} dir="ltr">
          <span className={styles.identifier}>{`(01) ${gtin}`}</span>{" "}
          {hasBatch && <span className={styles.identifier}>(10) {batch}</span>}
        </p>
        <p className={styles.sentence}>
          {t(hasBatch ? "landing:shopperQuestions.batchCode" : "landing:shopperQuestions.sameCode")}
        </p>
      </div>
    </div>
  );
}
