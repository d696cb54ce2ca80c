import { useTranslation } from "react-i18next";
import { Carton, cartonBox } from "../../components/art/carton";
import { QrSymbol } from "../../components/art/qr-code";
import { WholePageLink } from "../../components/whole-page-link";
import { spaceAfter } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import * as styles from "./hero-art.module.css";
import { HeroPhone } from "./hero-phone";
import { ScanFrame } from "./scan-frame";

export interface HeroArtProps {
  sample: Queries.SampleFragment["sampleProductJson"];
}

/**
 * The closed carton, and the phone that reads its code. The caption's link reaches over the drawn code,
 * which a finger on a phone taps instead of scanning it.
 */
export function HeroArt({ sample }: HeroArtProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { qrCode, gtin, lot, bestBefore, barcode, opensHere, productPath } = sample;
  const caption = t(opensHere ? "landing:hero.captionHere" : "landing:hero.caption");
  return (
    <figure className={styles.art} dir="ltr">
      <div className={styles.scene}>
        <svg
          className={styles.carton}
          viewBox={cartonBox}
          role="img"
          aria-label={t("landing:hero.cartonAlt")}
        >
          <QrSymbol {...qrCode} />
          <Carton {...{ gtin, lot, bestBefore, barcode }} />
        </svg>
        <ScanFrame />
        <HeroPhone sample={sample} />
      </div>
      <figcaption className={styles.caption} dir={language.dir}>
        {caption}
        {spaceAfter(caption)}
        <WholePageLink to={productPath} className={styles.sampleLink}>
          {t("landing:hero.openSample")}
        </WholePageLink>
      </figcaption>
    </figure>
  );
}
