import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/button";
import { type FormattedPlan, planCell } from "./plan-cell";
import * as styles from "./plan-panel.module.css";
import { PlanValue } from "./plan-value";

interface PlanPanelProps {
  plan: FormattedPlan & { id: string; popular: boolean; price: string };
  /** The rows in which the plans differ. */
  rows: readonly string[];
  /** Whether there is another plan before it, from which it is separated by a perforation. */
  isTorn: boolean;
}

/** Index of the row with a heavy rule below it, as between the parts of a nutrition declaration. */
const lastOfFirst = 1;

/** Renders one plan: its name, price, sign-up link and rows. */
export function PlanPanel({ plan, rows, isTorn }: PlanPanelProps) {
  const { t } = useTranslation();
  return (
    <article
      className={clsx(styles.plan, plan.popular && styles.popular)}
      aria-labelledby={`plan-${plan.id}`}
    >
      {isTorn && (
        <i
          className={clsx(styles.perforation, plan.popular && styles.popularPerforation)}
          aria-hidden="true"
        />
      )}
      {plan.popular && <p className={styles.seal}>{t("landing:pricing.popular")}</p>}
      <h3 id={`plan-${plan.id}`} className={styles.name}>
        <bdi className={styles.nameText}>{plan.id}</bdi>
      </h3>
      <p className={styles.amount}>
        <b className={styles.price}>
          <bdi dir="ltr">{plan.price}</bdi>
        </b>
        <em className={styles.perMonth}>{t("landing:pricing.perMonth")}</em>
      </p>
      <div className={styles.wayIn}>
        <SignUpLink
          className={styles.signUp}
          variant={plan.popular ? "surface" : "outline"}
          size="sm"
          aria-label={t("landing:pricing.signUpFor", { plan: plan.id })}
        >
          {t("common:signUp")}
        </SignUpLink>
      </div>
      <dl className={styles.rows}>
        {rows.map((row, index) => {
          const value = planCell(row, plan);
          return (
            <div
              key={row}
              className={clsx(
                styles.row,
                index === lastOfFirst && styles.heavyRow,
                value.kind === "missing" && styles.missing,
              )}
            >
              <dt
                className={clsx(styles.rowName, value.kind === "included" && styles.includedName)}
              >
                {t(`landing:pricing.${row}`)}
              </dt>
              <dd className={styles.value}>
                <PlanValue value={value} />
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
