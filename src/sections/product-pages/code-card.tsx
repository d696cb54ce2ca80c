import { useTranslation } from "react-i18next";
import { QrCode } from "../../components/art/qr-code";
import { QrPicture } from "../../components/art/qr-picture";
import type { Sample } from "../../components/product/sample-fragment";

interface CodeCardProps {
  sample: Sample;
  /** Whether it is the code of the batch, which is drawn over the product's before one's eyes. */
  hasBatch: boolean;
}

/** The code on the pack with its number: the hinge between a question and its answer. */
export function CodeCard({ sample, hasBatch }: CodeCardProps) {
  const { t } = useTranslation();
  const { uri, batchUri, batchCode, gtin, lot } = sample;
  const name = t("landing:questions.codeAlt", { uri: hasBatch ? batchUri : uri });
  return (
    <div className="code">
      <div className="symbol" role="img" aria-label={name}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <QrCode width={100} height={100} />
        </svg>
        {hasBatch && (
          <>
            <QrPicture symbol={batchCode} />
            <i />
          </>
        )}
      </div>
      <div className="says">
        <p className="number" dir="ltr">
          <span>{`(01) ${gtin}`}</span> {hasBatch && <span>(10) {lot}</span>}
        </p>
        <p>{t(hasBatch ? "landing:questions.batchCode" : "landing:questions.sameCode")}</p>
      </div>
    </div>
  );
}
