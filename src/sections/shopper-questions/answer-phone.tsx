import clsx from "clsx";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/sample";
import { breakpoints } from "../../theme/tokens";
import * as styles from "./shopper-questions.module.css";

interface AnswerPhoneProps {
  sample: Sample;
  /** Whether the answer requires the code of the batch. */
  hasBatch: boolean;
  children: ReactNode;
}

/**
 * Renders the phone with the answer. It always shows the sample product, because answers such as allergens
 * apply to the sample product only.
 */
export function AnswerPhone({ sample, hasBatch, children }: AnswerPhoneProps) {
  const { t } = useTranslation();
  const { uri, batchUri, brand, netWeight, texts } = sample;
  return (
    <div className={styles.phoneColumn}>
      <Phone
        uri={uri}
        tail={hasBatch ? batchUri.slice(uri.length) : ""}
        className={styles.phone}
        screenClassName={styles.screen}
        addressClassName={styles.address}
      >
        <div className={clsx(phone.band, styles.band)}>
          <SamplePicture picture={sample.pictureData} />
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

/** How wide the picture is: in the column of the phone, or on a narrow screen almost as wide as the window. */
const sizes = `(min-width: ${breakpoints.lg}) 26vw, 92vw`;

/**
 * Renders the picture of the sample product. GatsbyImage omits `src` from the HTML of lazy images, which stay
 * invisible when scripts fail; this component needs no script.
 */
function SamplePicture({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation();
  const { images: files, width, height } = picture;
  const png = { type: "image/png", srcSet: files.fallback?.srcSet };
  return (
    <picture>
      {[...(files.sources ?? []), png].map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.picture}
        src={files.fallback?.src}
        alt={t("product:bandAlt")}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
