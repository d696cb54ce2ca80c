import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { TrialTerms } from "../../components/trial-terms";
import { commonRows, planCell } from "./plan-cell";
import { PlanPanel, PlanValue } from "./plan-panel";
import * as styles from "./pricing.module.css";

/**
 * Renders the plans of data/plans.json as panels in one strip, and below them a line with what all plans
 * include, if they have anything in common.
 */
export function Pricing({
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
  } as CSSProperties;
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
                  <dt>{t(`landing:pricing.${row}`)}</dt>
                  <dd className={styles.commonValue}>
                    <PlanValue value={planCell(row, firstPlan)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p className={styles.note}>{t("landing:pricing.note")}</p>
      </div>
    </section>
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
        price(language: $language)
        productLimit(language: $language)
      }
    }
  }
`;
