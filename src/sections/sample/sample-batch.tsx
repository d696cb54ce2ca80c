import { useTranslation } from "react-i18next";
import { BatchFacts } from "../../components/product/batch-facts";
import { WholePageLink } from "../../components/whole-page-link";
import { spaceAfter } from "../../content/format";
import type { SampleData } from "./sample-data";

interface SampleBatchProps {
  sample: SampleData;
  /** Whether the page's address names the batch. */
  hasBatch: boolean;
}

/** The batch that the address names; where it names none, what a code with the batch would open. */
export function SampleBatch({ sample, hasBatch }: SampleBatchProps) {
  const { t } = useTranslation();
  return (
    <section id="batch" aria-labelledby="batch-heading">
      <h2 id="batch-heading">{hasBatch ? t("product:batch") : t("product:lot")}</h2>
      {hasBatch ? (
        <BatchFacts sample={sample} />
      ) : (
        <p>
          {t("sample:withoutBatch")}
          {spaceAfter(t("sample:withoutBatch"))}
          <WholePageLink to={sample.batchPath}>
            {t("sample:batchLink", { value: sample.lot })}
          </WholePageLink>
        </p>
      )}
    </section>
  );
}
