import { useTranslation } from "react-i18next";
import { Fact } from "../../components/fact";
import { BatchFacts } from "../../components/product/batch-facts";
import { Emphasis } from "../../components/product/emphasis";
import { Nutrition } from "../../components/product/nutrition";
import { WholePageLink } from "../../components/whole-page-link";
import { spaceAfter } from "../../content/format";

/** The sample product with its texts, as the sample page's query answers it. */
export type SampleData = Queries.SamplePageQuery["sampleProductJson"];

interface SampleFactsProps {
  sample: SampleData;
  /** Whether the page's address names the batch. */
  hasBatch: boolean;
}

/** What is in it, which batch it is, and what the label says. */
export function SampleFacts({ sample, hasBatch }: SampleFactsProps) {
  const { t } = useTranslation();
  return (
    <div className="columns">
      <section id="ingredients" aria-labelledby="ingredients-heading">
        <h2 id="ingredients-heading">{t("product:ingredients")}</h2>
        <p>
          <Emphasis text={sample.texts.ingredients} />
        </p>
        <p className="allergens">{sample.texts.allergens}</p>
        <Nutrition rows={sample.nutrition} />
      </section>
      <div>
        <section id="batch" aria-labelledby="batch-heading">
          <h2 id="batch-heading">{hasBatch ? t("product:batch") : t("product:lot")}</h2>
          {hasBatch ? <BatchFacts sample={sample} /> : <WayToBatch sample={sample} />}
        </section>
        <Label sample={sample} />
      </div>
    </div>
  );
}

/** What a code with the batch would open. */
function WayToBatch({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  return (
    <p>
      {t("sample:withoutBatch")}
      {spaceAfter(t("sample:withoutBatch"))}
      <WholePageLink to={sample.batchPath}>
        {t("sample:batchLink", { value: sample.lot })}
      </WholePageLink>
    </p>
  );
}

/** What the label says beside ingredients and nutrition. */
function Label({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  const label = sample.texts.label;
  return (
    <section id="label" aria-labelledby="label-heading">
      <h2 id="label-heading">{t("product:label")}</h2>
      <p>{t("product:markets")}</p>
      <dl className="label">
        <Fact name={t("product:labelParts.foodName")}>{label.foodName}</Fact>
        <Fact name={t("product:labelParts.storage")}>{label.storage}</Fact>
        <Fact name={t("product:labelParts.company")}>{label.company}</Fact>
        <Fact name={t("sample:gtin")}>
          <bdi dir="ltr">{sample.gtin}</bdi>
        </Fact>
      </dl>
    </section>
  );
}
