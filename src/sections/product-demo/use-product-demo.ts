import { useTranslation } from "react-i18next";
import type { Sample } from "../../components/sample";
import { useDraft } from "../../draft/draft";
import { pageProduct } from "../../draft/page-product";
import { isEmptyDraft, validateDraft } from "../../draft/validate-draft";
import { useCodes } from "./use-codes";

/**
 * Derives from the draft what the product demo shows. While nothing is entered, that is the sample product.
 * @param yearNow four digits, for the century of a date
 * @returns codes: undefined while the number is invalid; lastCodes: the codes, or else the last valid ones;
 * product: undefined while the draft is empty; lacksBatch: whether the code should contain a batch but none is
 * entered
 */
export function useProductDemo(host: string, sample: Sample, yearNow: number) {
  const { t } = useTranslation();
  const draft = useDraft();
  const { number, batchFault, identifiers } = validateDraft(draft, yearNow);
  // Until a number is entered, the codes are the sample product's.
  const withSampleNumber = {
    ...draft,
    number: { text: sample.gtin, isFinal: true },
    batch: draft.batch.trim() ? draft.batch : sample.batch,
  };
  const { codes, lastCodes } = useCodes(
    host,
    number.kind === "empty" ? validateDraft(withSampleNumber, yearNow).identifiers : identifiers,
    sample.gtin,
  );
  const product = isEmptyDraft(draft) ? undefined : pageProduct(draft, identifiers);
  return {
    number,
    batchFault,
    codes,
    lastCodes,
    product,
    name: product ? product.name || t("product-demo:pack.unnamed") : sample.texts.name,
    lacksBatch: !draft.isPrintedInAdvance && !draft.batch.trim(),
  };
}
