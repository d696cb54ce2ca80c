import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/signs";
import { SignUpLink } from "../../components/button/sign-up-link";
import { type CellValue, type FormattedPlan, planCell } from "./plan-cell";
import * as styles from "./pricing.module.css";

interface PlanPanelProps {
  plan: FormattedPlan & { id: string; popular: boolean; price: string };
  /** The rows in which the plans differ. */
  rows: readonly string[];
  /** Whether there is another plan before it, from which it is separated by a perforation. */
  isTorn: boolean;
}

/** Renders one plan: its name, price, sign-up link and rows. */
export function PlanPanel({ plan, rows, isTorn }: PlanPanelProps) {
  const { t } = useTranslation();
  return (
    <article
      className={clsx(styles.plan, plan.popular && styles.popular)}
      aria-labelledby={`plan-${plan.id}`}
    >
      {isTorn && <i className={styles.perforation} aria-hidden="true" />}
      {plan.popular && <p className={styles.seal}>{t("landing:pricing.popular")}</p>}
      <h3 id={`plan-${plan.id}`} className={styles.name}>
        <bdi className={styles.nameText}>{plan.id}</bdi>
      </h3>
      <p className={styles.amount}>
        <b className={styles.price}>
          <bdi dir="ltr">{plan.price}</bdi>
        </b>
        <span>{t("landing:pricing.perMonth")}</span>
      </p>
      <div className={styles.signUpArea}>
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
                // As between the parts of a nutrition declaration.
                index === 1 && styles.heavyRow,
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

/** Renders the value of a row: a text, or a tick or a dash with an accessible name. */
export function PlanValue({ value }: { value: CellValue }) {
  const { t } = useTranslation();
  if (value.kind === "included")
    return <Tick name={t("landing:pricing.included")} className={styles.tick} />;
  if (value.kind === "text") return <>{t(value.key, { limit: value.limit })}</>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t("landing:pricing.notIncluded")}</span>
    </>
  );
}
