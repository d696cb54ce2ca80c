import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../components/art/qr-code";
import { Phone } from "../../components/phone/phone";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";

interface StageProps {
  sample: NonNullable<Queries.SampleFragment["sampleProductJson"]>;
  images: Queries.ImagesFragment["imagesJson"];
  /** The place among the questions, where the layout is one column. */
  order: number;
  children: ReactNode;
}

/** The phone with the answer, and the one code on a sticker. */
export function Stage({ sample, images, order, children }: StageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <div className="stage" style={{ order }}>
      <Phone uri={sample.uri} dir={language.dir}>
        <div className="band">
          <SiteImage images={images} id="mushroomBand" sizes="340px" />
        </div>
        {children}
      </Phone>
      <div className="sticker">
        <svg
          viewBox="0 0 100 100"
          role="img"
          aria-label={t("landing:questions.codeAlt", { uri: sample.uri })}
        >
          <QrCode width={100} height={100} />
        </svg>
        <p>{t("landing:questions.sameCode")}</p>
      </div>
      <p className="note">{t("landing:questions.sampleNote")}</p>
    </div>
  );
}
