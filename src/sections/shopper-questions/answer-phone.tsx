import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QrPicture } from "../../components/art/codes";
import { Phone } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/product-page/page-content";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";
import * as styles from "./shopper-questions.module.css";

interface CodeCardProps {
  sample: Sample;
  /** Whether it is the code of the batch, which is revealed over the product's code. */
  hasBatch: boolean;
  /** Whether the line from the question to the code is straight. */
  isLineStraight: boolean;
}

/** Renders the pack's code and number between a question and its answer. */
export function CodeCard({ sample, hasBatch, isLineStraight }: CodeCardProps) {
  const { t } = useTranslation();
  const { uri, batchUri, qrCode, batchCode, gtin, lot } = sample;
  const name = t("landing:questions.codeAlt", { uri: hasBatch ? batchUri : uri });
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
          {hasBatch && <span className={styles.identifier}>(10) {lot}</span>}
        </p>
        <p className={styles.sentence}>
          {t(hasBatch ? "landing:questions.batchCode" : "landing:questions.sameCode")}
        </p>
      </div>
    </div>
  );
}

interface AnswerPhoneProps {
  sample: Sample;
  images: Queries.ImagesFragment["imagesJson"];
  /** Whether the answer requires the code of the batch. */
  hasBatch: boolean;
  children: ReactNode;
}

/**
 * Renders the phone with the answer. It always shows the demo product, because answers such as allergens
 * apply to the demo product only.
 */
export function AnswerPhone({ sample, images, hasBatch, children }: AnswerPhoneProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { uri, batchUri, brand, netWeight, texts } = sample;
  return (
    <div className={styles.phoneColumn}>
      <Phone
        uri={uri}
        tail={hasBatch ? batchUri.slice(uri.length) : ""}
        dir={language.dir}
        className={styles.phone}
        screenClassName={styles.screen}
        addressClassName={styles.address}
      >
        <div className={clsx(phone.band, styles.band)}>
          <SiteImage
            className={styles.picture}
            images={images}
            id="mushroomBand"
            sizes="(min-width: 62.5rem) 26vw, 92vw"
          />
        </div>
        {children}
        <p className={styles.foot}>
          <b className={styles.footName}>{texts.name}</b>{" "}
          <span className="muted">
            {`${brand} · `}
            <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
          </span>
        </p>
      </Phone>
    </div>
  );
}
