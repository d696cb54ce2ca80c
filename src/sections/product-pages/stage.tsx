import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOwnProduct } from "../../components/pack/use-own-product";
import { Phone } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import { PhoneBand } from "../../components/phone/phone-band";
import type { Sample } from "../../components/product-page/sample-fragment";
import { RenamedText } from "../../components/renamed/renamed-text";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";
import { CodeCard } from "./code-card";
import * as styles from "./stage.module.css";

interface StageProps {
  sample: Sample;
  images: Queries.ImagesFragment["imagesJson"];
  /** Whether the question asks for what only the batch's code can tell. */
  hasBatch: boolean;
  /** Whether the line from the question to the code has no turn. */
  isStraight: boolean;
  /** The place among the questions, where the layout is one column. */
  order: number;
  children: ReactNode;
}

/** The code that leads from the question to the phone with the answer. */
export function Stage({ sample, images, hasBatch, isStraight, order, children }: StageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const product = useOwnProduct();
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
          {product ? (
            <PhoneBand className={styles.band} product={product} />
          ) : (
            <div className={clsx(phone.band, styles.band)}>
              <SiteImage
                className={styles.picture}
                images={images}
                id="mushroomBand"
                sizes="(min-width: 62.5rem) 26vw, 92vw"
              />
            </div>
          )}
          {children}
          <p className={styles.foot}>
            <b className={styles.footName}>
              <RenamedText name={product?.name ?? ""}>{texts.name}</RenamedText>
            </b>{" "}
            <span className={clsx(styles.footBrand, product && styles.isOther)}>
              {`${brand} · `}
              <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
            </span>
          </p>
        </Phone>
        <p className={clsx(styles.note, !product && styles.empty)}>
          {t("landing:questions.sampleAnswers")}
        </p>
      </div>
    </div>
  );
}
