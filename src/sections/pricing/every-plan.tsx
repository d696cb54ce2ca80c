import { useTranslation } from "react-i18next";
import * as styles from "./every-plan.module.css";
import { type FormattedPlan, planCell } from "./plan-cell";
import { PlanValue } from "./plan-value";

/**
 * Lists what all plans include, in a line below the plans. Renders nothing if they have nothing in common.
 */
export function EveryPlan({ rows, plan }: { rows: readonly string[]; plan?: FormattedPlan }) {
  const { t } = useTranslation();
  if (!plan || rows.length === 0) return null;
  return (
    <div className={styles.everyPlan}>
      <p>{t("landing:pricing.everyPlan")}</p>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <dt>{t(`landing:pricing.${row}`)}</dt>
            <dd className={styles.value}>
              <PlanValue value={planCell(row, plan)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
