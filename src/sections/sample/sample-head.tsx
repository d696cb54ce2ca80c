import { useTranslation } from "react-i18next";
import type { SampleData } from "./sample-data";

/** What it is, how much, and what it costs less this month. */
export function SampleHead({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  const { brand, netWeight, texts } = sample;
  return (
    <div className="head">
      <div>
        <h1 className="title">{texts?.name}</h1>
        <p className="subtitle">
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      </div>
      <section id="offer" className="coupon" aria-labelledby="offer-heading">
        <h2 id="offer-heading">{t("product:offer")}</h2>
        <p className="deal">{texts?.offer.title}</p>
        <p>{texts?.offer.until}</p>
        <p>{texts?.offer.note}</p>
      </section>
    </div>
  );
}
