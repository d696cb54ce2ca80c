import { useTranslation } from "react-i18next";
import type { SampleData } from "./sample-data";

/** What the label says beside ingredients and nutrition. */
export function SampleLabel({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  const label = sample.texts?.label;
  return (
    <section id="label" aria-labelledby="label-heading">
      <h2 id="label-heading">{t("product:label")}</h2>
      <p>{t("product:markets")}</p>
      <dl className="label">
        <div>
          <dt>{t("product:labelParts.foodName")}</dt>
          <dd>{label?.foodName}</dd>
        </div>
        <div>
          <dt>{t("product:labelParts.storage")}</dt>
          <dd>{label?.storage}</dd>
        </div>
        <div>
          <dt>{t("product:labelParts.company")}</dt>
          <dd>{label?.company}</dd>
        </div>
        <div>
          <dt>{t("sample:gtin")}</dt>
          <dd>
            <bdi dir="ltr">{sample.gtin}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}
