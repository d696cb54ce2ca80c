import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/product-page/page-content";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";
import { CodeCard } from "./code-card";
import * as styles from "./stage.module.css";

interface StageProps {
  sample: Sample;
  images: Queries.ImagesFragment["imagesJson"];
  /** Whether the answer requires the code of the batch. */
  hasBatch: boolean;
  /** Whether the line from the question to the code is straight. */
  isStraight: boolean;
  /** Position among the questions in the one-column layout. */
  order: number;
  children: ReactNode;
}

/**
 * Renders the code that leads from the question to the phone with the answer. It always shows the demo
 * product, because answers such as allergens apply to the demo product only.
 */
export function Stage({ sample, images, hasBatch, isStraight, order, children }: StageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { uri, batchUri, brand, netWeight, texts } = sample;
  return (
    <div className={styles.stage} style={{ order }}>
      <CodeCard sample={sample} hasBatch={hasBatch} isStraight={isStraight} />
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
            <span className={styles.footBrand}>
              {`${brand} · `}
              <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
            </span>
          </p>
        </Phone>
      </div>
    </div>
  );
}
