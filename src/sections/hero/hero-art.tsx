import { useTranslation } from "react-i18next";
import { Carton } from "../../components/art/carton";
import { QrSymbol } from "../../components/art/qr-code";
import { WholePageLink } from "../../components/whole-page-link";
import { useSite } from "../../hooks/use-site";
import { HeroPhone } from "./hero-phone";
import { ScanFrame } from "./scan-frame";

export interface HeroArtProps {
  sample: Queries.SampleFragment["sampleProductJson"];
  images: Queries.ImagesFragment["imagesJson"];
}

/** The closed carton, its code in a scan frame, and the phone that the code leads to. */
export function HeroArt({ sample, images }: HeroArtProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  if (!sample) return null;
  return (
    <figure className="art" dir="ltr">
      <svg className="shade" viewBox="0 0 220 40" aria-hidden="true">
        <pattern
          id="dots"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="3" cy="3" r="1.5" />
        </pattern>
        <path fill="url(#dots)" opacity=".5" d="M0 38 72 2h136l-72 36z" />
      </svg>
      <svg
        className="carton"
        viewBox="0 0 408 584"
        role="img"
        aria-label={t("landing:hero.cartonAlt")}
      >
        <QrSymbol {...sample.qrCode} />
        <Carton lot={sample.lot} bestBefore={sample.bestBefore} />
      </svg>
      <ScanFrame />
      <HeroPhone sample={sample} images={images} />
      <figcaption className="caption" dir={language.dir}>
        {t("landing:hero.caption")}{" "}
        <WholePageLink to={sample.productPath}>{t("landing:hero.openSample")}</WholePageLink>
      </figcaption>
    </figure>
  );
}
