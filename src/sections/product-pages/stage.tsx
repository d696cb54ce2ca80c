import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import type { Sample } from "../../components/product/sample-fragment";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";
import { CodeCard } from "./code-card";

interface StageProps {
  sample: Sample;
  images: Queries.ImagesFragment["imagesJson"];
  /** Whether the question asks for what only the batch's code can tell. */
  hasBatch: boolean;
  /** The place among the questions, where the layout is one column. */
  order: number;
  children: ReactNode;
}

/** The code that leads from the question to the phone with the answer. */
export function Stage({ sample, images, hasBatch, order, children }: StageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { uri, batchUri, brand, netWeight, texts } = sample;
  return (
    <div className="stage" style={{ order }}>
      <CodeCard sample={sample} hasBatch={hasBatch} />
      <div className="hold">
        <Phone uri={uri} tail={hasBatch ? batchUri.slice(uri.length) : ""} dir={language.dir}>
          <div className="band">
            <SiteImage images={images} id="mushroomBand" sizes="(min-width: 62.5rem) 26vw, 92vw" />
          </div>
          {children}
          <p className="foot">
            <b>{texts.name}</b>{" "}
            <span>
              {`${brand} · `}
              <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
            </span>
          </p>
        </Phone>
        <p className="note">{t("landing:questions.sampleNote")}</p>
      </div>
    </div>
  );
}
