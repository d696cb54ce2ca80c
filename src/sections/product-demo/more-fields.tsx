import { ClientOnly } from "@chakra-ui/react/client-only";
import { Input } from "@chakra-ui/react/input";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Sample } from "../../components/sample";
import { useSite } from "../../components/site-context";
import type { Fault } from "../../digital-link/fault";
import { dateNames } from "../../digital-link/identifiers";
import { changeDraft, useDraft } from "../../draft/draft";
import { dateOf, dateOptions, isPast, withDateField } from "../../draft/draft-date";
import { Choice } from "./choice";
import * as styles from "./fields.module.css";
import { LabeledField } from "./labeled-field";
import { useFaultText } from "./messages";
import * as demo from "./product-demo.module.css";
import { IngredientsField } from "./text-fields";

/** Opens the fields for batch and date and moves the focus there. */
export function openBatchFields(row: HTMLDetailsElement | null): void {
  changeDraft({ isPrintedInAdvance: false });
  if (!row) return;
  row.open = true;
  row.querySelector("summary")?.focus();
}

interface MoreFieldsProps {
  /** The ref of the row, for `openBatchFields`. */
  rowRef: RefObject<HTMLDetailsElement>;
  batchFault: Fault | undefined;
  sample: Sample;
  now: Date;
}

/**
 * Renders the optional fields in a closed row: whether labels are printed in advance; if not, batch and date,
 * which the code then contains; and the ingredients.
 */
export function MoreFields({ rowRef, batchFault, sample, now }: MoreFieldsProps) {
  const { t } = useTranslation();
  const batch = useDraft((draft) => draft.batch);
  const isPrintedInAdvance = useDraft((draft) => draft.isPrintedInAdvance);
  const faultText = useFaultText();
  const answer = isPrintedInAdvance ? "yes" : "no";
  return (
    <details ref={rowRef} className={demo.disclosure}>
      <summary className={demo.summary}>{t("product-demo:more")}</summary>
      {/* Not prerendered, because the fields do not work without scripts. */}
      <ClientOnly>
        <div className={styles.group}>
          <Choice
            label={t("product-demo:printed.question")}
            options={["yes", "no"]}
            value={answer}
            labelOf={(value) => t(`product-demo:printed.${value}`)}
            onSelect={(value) => changeDraft({ isPrintedInAdvance: value === "yes" })}
          />
          <p className={styles.hint}>{t(`product-demo:printed.${answer}Means`)}</p>
          {answer === "no" && (
            <>
              <LabeledField label={t("product-demo:labels.batch")} fault={faultText(batchFault)}>
                <Input
                  autoComplete="off"
                  dir="ltr"
                  placeholder={sample.batch}
                  value={batch}
                  onChange={(event) => changeDraft({ batch: event.target.value })}
                />
              </LabeledField>
              <DateFields now={now} />
            </>
          )}
        </div>
        <IngredientsField sample={sample} />
      </ClientOnly>
    </details>
  );
}

/**
 * Renders one date, best before or use by, with month, year and an optional day; without a day, the date
 * means the end of the month.
 */
function DateFields({ now }: { now: Date }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const { language } = useSite();
  const { day, month, year } = draft;
  const date = dateOf(draft);
  return (
    <div>
      <Choice
        label={t("product-demo:labels.date")}
        hidesLabel
        options={dateNames}
        value={draft.dateName}
        labelOf={(name) => t(`product-demo:labels.${name}`)}
        onSelect={(dateName) => changeDraft({ dateName })}
      />
      <div className={styles.date}>
        {dateOptions(draft, now, language).map(({ field, options }) => (
          <label key={field} className={styles.dateField}>
            {t(`product-demo:labels.${field}`)}
            <select
              className={styles.select}
              value={draft[field]}
              onChange={(event) => changeDraft(withDateField(draft, field, event.target.value))}
            >
              <option value="">{field === "day" ? t("product-demo:lastDay") : "–"}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {date === "" && (day || month || year) && <span>{t("product-demo:dateIncomplete")}</span>}
        {isPast(date, now) && <span>{t("product-demo:past")}</span>}
      </p>
    </div>
  );
}
