import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BatchFacts } from "../../components/product/batch-facts";
import { Emphasis } from "../../components/product/emphasis";
import { Nutrition } from "../../components/product/nutrition";
import { WholePageLink } from "../../components/whole-page-link";
import { spaceAfter } from "../../content/format";
import * as styles from "./sample.module.css";

/** The sample product with its texts, as the sample page's query answers it. */
export type SampleData = Queries.SamplePageQuery["sampleProductJson"];

interface SampleFactsProps {
  sample: SampleData;
  /** Whether the page's address names the batch. */
  hasBatch: boolean;
}

/** The ingredients with the nutrition table, the batch, and the rest of the label's text. */
export function SampleFacts({ sample, hasBatch }: SampleFactsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.columns}>
      <section id="ingredients" className={styles.facts} aria-labelledby="ingredients-heading">
        <h2 id="ingredients-heading" className={styles.factsHeading}>
          {t("product:ingredients")}
        </h2>
        <p>
          <Emphasis text={sample.texts.ingredients} />
        </p>
        <p className={styles.allergens}>{sample.texts.allergens}</p>
        <Nutrition rows={sample.nutrition} className={styles.table} />
      </section>
      <div className={styles.batchColumn}>
        <section id="batch" className={styles.facts} aria-labelledby="batch-heading">
          <h2 id="batch-heading" className={styles.factsHeading}>
            {hasBatch ? t("product:batch") : t("product:lot")}
          </h2>
          {hasBatch ? (
            <BatchFacts sample={sample} tableClassName={styles.table} />
          ) : (
            <WayToBatch sample={sample} />
          )}
        </section>
        <Label sample={sample} />
      </div>
    </div>
  );
}

/** A link to the page that a code with the batch would open. */
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

/** The label's text apart from ingredients and nutrition. */
function Label({ sample }: { sample: SampleData }) {
  const { t } = useTranslation();
  const label = sample.texts.label;
  return (
    <section id="label" className={styles.facts} aria-labelledby="label-heading">
      <h2 id="label-heading" className={styles.factsHeading}>
        {t("product:label")}
      </h2>
      <p>{t("product:markets")}</p>
      <dl className={styles.label}>
        <LabelPart name={t("product:labelParts.foodName")}>{label.foodName}</LabelPart>
        <LabelPart name={t("product:labelParts.storage")}>{label.storage}</LabelPart>
        <LabelPart name={t("product:labelParts.company")}>{label.company}</LabelPart>
        <LabelPart name={t("sample:gtin")}>
          <bdi dir="ltr">{sample.gtin}</bdi>
        </LabelPart>
      </dl>
    </section>
  );
}

/** One part of the label's text under its name. */
function LabelPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.labelPart}>
      <dt className={styles.labelName}>{name}</dt>
      <dd className={styles.labelText}>{children}</dd>
    </div>
  );
}
