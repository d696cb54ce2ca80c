import { useTranslation } from "react-i18next";
import { WholePageLink } from "../../components/whole-page-link";
import type { SampleData } from "./sample-data";

interface SampleHeadProps {
  sample: SampleData;
  /** Whether this is the offer's own page. */
  isOffer: boolean;
}

/** What it is and how much, and the way between the product and its offer. */
export function SampleHead({ sample, isOffer }: SampleHeadProps) {
  const { t } = useTranslation();
  const { brand, netWeight, texts, productPath, offerPath } = sample;
  return (
    <div className="head">
      <div>
        <h1 className="title">{texts?.name}</h1>
        <p className="subtitle">
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      </div>
      <WholePageLink className="other-view" to={isOffer ? productPath : offerPath}>
        {t(isOffer ? "sample:product" : "product:offer")}
      </WholePageLink>
    </div>
  );
}
