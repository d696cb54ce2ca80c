import { useTranslation } from "react-i18next";
import type { SampleData } from "./sample-data";

/** What the product costs less this month. */
export function SampleOffer({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  const offer = sample.texts?.offer;
  return (
    <section id="offer" className="coupon" aria-labelledby="offer-heading">
      <h2 id="offer-heading">{t("product:offer")}</h2>
      <p className="deal">{offer?.title}</p>
      <p>{offer?.until}</p>
      <p>{offer?.note}</p>
    </section>
  );
}
