import { useTranslation } from "react-i18next";
import type { Sample } from "../../components/sample";
import { useDraft } from "../../draft/draft";
import { pageProduct } from "../../draft/page-product";
import { isEmptyDraft, validateDraft } from "../../draft/validate-draft";
import { useCodes } from "./use-codes";

/**
 * Derives from the draft what the product demo shows. While nothing is entered, that is the sample product.
 * @param yearNow four digits, for the century of a date
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
    /** Undefined while the draft is empty. */
    product,
    name: product ? product.name || t("product-demo:pack.unnamed") : sample.texts.name,
    /** Whether the code should contain a batch but none is entered. */
    lacksBatch: !draft.isPrintedInAdvance && !draft.batch.trim(),
  };
}
