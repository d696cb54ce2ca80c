import { useTranslation } from "react-i18next";
import { Fact } from "../../components/fact";
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
        <Fact name={t("product:labelParts.foodName")}>{label?.foodName}</Fact>
        <Fact name={t("product:labelParts.storage")}>{label?.storage}</Fact>
        <Fact name={t("product:labelParts.company")}>{label?.company}</Fact>
        <Fact name={t("sample:gtin")}>
          <bdi dir="ltr">{sample.gtin}</bdi>
        </Fact>
      </dl>
    </section>
  );
}
