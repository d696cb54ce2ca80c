import { Field, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../digital-link/fault";
import { changeDraft, type Draft } from "../../draft/draft";
import { Choice } from "./choice";
import { DateFields } from "./date-fields";
import * as styles from "./fields.module.css";
import { useFaultText } from "./use-fault-text";

interface BatchFieldsProps {
  draft: Draft;
  fault: Fault | undefined;
  placeholder: string;
}

/**
 * Renders the choice whether labels are printed in advance; if not, the fields for batch and date, which the
 * code then contains.
 */
export function BatchFields({ draft, fault, placeholder }: BatchFieldsProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { isPrintedInAdvance, batch } = draft;
  const answer = isPrintedInAdvance ? "yes" : "no";
  return (
    <div className={styles.group}>
      <Choice
        label={t("product-demo:printed.question")}
        value={answer}
        options={(["yes", "no"] as const).map((value) => ({
          value,
          label: t(`product-demo:printed.${value}`),
        }))}
        onSelect={(value) => changeDraft({ isPrintedInAdvance: value === "yes" })}
      />
      <p className={styles.hint}>{t(`product-demo:printed.${answer}Means`)}</p>
      {!isPrintedInAdvance && (
        <>
          <Field.Root role="presentation" invalid={fault !== undefined}>
            <Field.Label>{t("product-demo:labels.batch")}</Field.Label>
            <Input
              size="sm"
              autoComplete="off"
              dir="ltr"
              placeholder={placeholder}
              value={batch}
              aria-describedby={messageId}
              onChange={(event) => changeDraft({ batch: event.target.value })}
            />
            <p className={styles.fault} id={messageId} role="status">
              {fault && faultText(fault)}
            </p>
          </Field.Root>
          <DateFields draft={draft} />
        </>
      )}
    </div>
  );
}

const messageId = "product-demo-batch";
