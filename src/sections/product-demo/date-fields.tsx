import { useTranslation } from "react-i18next";
import { dateNames } from "../../digital-link/identifiers";
import { changeDraft, type Draft } from "../../draft/draft";
import { useSite } from "../../hooks/use-site";
import { Choice } from "./choice";
import { dateOf, dateOptions, isPast, withDateField } from "./draft-date";
import * as styles from "./fields.module.css";

/**
 * Renders one date, best before or use by, with month, year and an optional day; without a day, the date
 * means the end of the month.
 */
export function DateFields({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const now = new Date();
  const { day, month, year, dateName } = draft;
  const date = dateOf(draft);
  return (
    <div>
      <Choice
        label={t("product-demo:labels.date")}
        hidesLabel
        value={dateName}
        options={dateNames.map((name) => ({
          value: name,
          label: t(`product-demo:labels.${name}`),
        }))}
        onSelect={(value) => changeDraft({ dateName: value })}
      />
      <div className={styles.date}>
        {dateOptions(draft, now, language).map(({ field, options }) => (
          <label key={field} className={styles.dateField}>
            {t(`product-demo:labels.${field}`)}
            <select
              className={styles.select}
              value={draft[field]}
              onChange={({ target: { value } }) =>
                changeDraft((current) => withDateField(current, field, value))
              }
            >
              <option value="">{field === "day" ? t("product-demo:lastDay") : "–"}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
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
