import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Tick } from "../../components/art/icons";
import { SignUpLink, TrialTerms } from "../../components/sign-up";
import { type CellValue, commonRows, type FormattedPlan, planCell } from "../../content/plan-cell";
import { keyFromData } from "../../i18n/i18next";
import * as styles from "./pricing.module.css";

export default function Pricing({
  plans: { plans, rows },
}: {
  plans: Queries.PricingFragment["plansJson"];
}) {
  const { t } = useTranslation();
  const common = commonRows(rows, plans);
  const differing = rows.filter((row) => !common.includes(row));
  const measures = {
    "--plan-count": plans.length,
    "--row-count": differing.length,
    "--price-length": Math.max(...plans.map(({ price }) => price.length)),
  };
  const [firstPlan] = plans;
  return (
    <section id="pricing" className={styles.pricing} aria-labelledby="pricing-heading">
      <div className="wrap">
        <div className={styles.heading}>
          <h2 id="pricing-heading" className={styles.title}>
            {t("landing:pricing.title")}
          </h2>
          <p className={styles.lead}>{t("landing:pricing.lead")}</p>
          <TrialTerms className={styles.trial} />
        </div>
        <div className={styles.plans} style={measures}>
          {plans.map((plan, index) => (
            <PlanPanel key={plan.id} plan={plan} rows={differing} isTorn={index > 0} />
          ))}
        </div>
        {firstPlan && common.length > 0 && (
          <div className={styles.everyPlan}>
            <p>{t("landing:pricing.everyPlan")}</p>
            <dl className={styles.commonRows}>
              {common.map((row) => (
                <div key={row} className={styles.commonRow}>
                  <dt>{t(keyFromData(`landing:pricing.${row}`))}</dt>
                  <dd className={styles.commonValue}>
                    <PlanValue value={planCell(row, firstPlan)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p className={clsx("muted", styles.note)}>{t("landing:pricing.note")}</p>
      </div>
    </section>
  );
}

interface PlanPanelProps {
  plan: FormattedPlan & { id: string; popular: boolean; price: string };
  /** The rows in which the plans differ. */
  rows: readonly string[];
  /** Whether there is another plan before it, from which it is separated by a perforation. */
  isTorn: boolean;
}

function PlanPanel({ plan, rows, isTorn }: PlanPanelProps) {
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

function PlanValue({ value }: { value: CellValue }) {
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

export const pricingFragment = graphql`
  fragment Pricing on Query {
    plansJson {
      currency
      rows
      plans {
        id
        priceCents
        popular
        support
        features
        price(code: $language)
        productLimitText(code: $language)
      }
    }
  }
`;
