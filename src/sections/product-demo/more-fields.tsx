import { ClientOnly } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../digital-link/fault";
import type { Draft } from "../../draft/draft";
import { BatchFields } from "./batch-fields";
import { Disclosure } from "./disclosure";
import { IngredientsField } from "./ingredients-field";

/** Id of the summary that opens these fields. */
export const moreFieldsId = "product-demo-more";

interface MoreFieldsProps {
  draft: Draft;
  batchFault: Fault | undefined;
  /** Values of the demo product. */
  placeholder: { batch: string; ingredients: string };
}

/** Renders the optional fields in a closed row. */
export function MoreFields({ draft, batchFault, placeholder }: MoreFieldsProps) {
  const { t } = useTranslation();
  return (
    <Disclosure id={moreFieldsId} title={t("product-demo:more")}>
      {/* Not prerendered, because the fields do not work without scripts. */}
      <ClientOnly>
        <BatchFields draft={draft} fault={batchFault} placeholder={placeholder.batch} />
        <IngredientsField draft={draft} placeholder={placeholder.ingredients} />
      </ClientOnly>
    </Disclosure>
  );
}
