import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/icons";
import { SignUpLink } from "../../components/sign-up";
import { type CellValue, planCell } from "../../content/plan-cell";
import { keyFromData } from "../../i18n/i18next";
import * as styles from "./pricing.module.css";

interface PlanPanelProps {
  plan: Queries.PricingFragment["plansJson"]["plans"][number];
  /** The rows in which the plans differ. */
  rows: readonly string[];
  /** Whether there is another plan before it, from which it is separated by a perforation. */
  isTorn: boolean;
}

export function PlanPanel({ plan, rows, isTorn }: PlanPanelProps) {
  const { t } = useTranslation();
  return (
    <article
      className={clsx(styles.plan, plan.popular && styles.popular)}
      aria-labelledby={`plan-${plan.id}`}
    >
      {isTorn && <i className={clsx("screen-only", styles.perforation)} aria-hidden="true" />}
      {plan.popular && <p className={styles.seal}>{t("landing:pricing.popular")}</p>}
      <h3 id={`plan-${plan.id}`} className={styles.name}>
        <span dir="auto">{plan.id}</span>
      </h3>
      <p className={styles.amount}>
        <b className={styles.price}>
          <bdi dir="ltr">{plan.price}</bdi>
        </b>
        <span>{t("landing:pricing.perMonth")}</span>
      </p>
      <div className={clsx("screen-only", styles.signUpArea)}>
        <SignUpLink
          className={styles.signUp}
          variant={plan.popular ? "surface" : "outline"}
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
                // As between the parts of a nutrition declaration.
                index === 1 && styles.heavyRow,
                value.kind === "missing" && styles.missing,
              )}
            >
              <dt
                className={clsx(styles.rowName, value.kind === "included" && styles.includedName)}
              >
                {t(keyFromData(`landing:pricing.${row}`))}
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

/** Renders a text, a tick, or the dash of what a plan does not include. */
export function PlanValue({ value }: { value: CellValue }) {
  const { t } = useTranslation();
  if (value.kind === "included") {
    return <Tick name={t("landing:pricing.included")} className={styles.tick} />;
  }
  if (value.kind === "text") return <>{t(value.key, { limit: value.limit })}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("landing:pricing.notIncluded")}</span>
    </>
  );
}
