import { useTranslation } from "react-i18next";
import { Emphasis } from "../../components/product/emphasis";
import { Nutrition } from "../../components/product/nutrition";
import { SampleBatch } from "./sample-batch";
import type { SampleData } from "./sample-data";
import { SampleLabel } from "./sample-label";

/** What is in it, which batch it is, and what the label says. */
export function SampleFacts(props: { sample: SampleData; hasBatch: boolean }) {
  const { t } = useTranslation();
  const { sample } = props;
  return (
    <div className="columns">
      <section id="ingredients" aria-labelledby="ingredients-heading">
        <h2 id="ingredients-heading">{t("product:ingredients")}</h2>
        <p>
          <Emphasis text={sample.texts?.ingredients ?? ""} />
        </p>
        <p className="allergens">{sample.texts?.allergens}</p>
        <Nutrition rows={sample.nutrition} />
      </section>
      <div>
        <SampleBatch {...props} />
        <SampleLabel sample={sample} />
      </div>
    </div>
  );
}
