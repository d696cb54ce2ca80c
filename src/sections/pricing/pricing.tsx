import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { TrialTerms } from "../../components/button/button";
import { EveryPlan } from "./every-plan";
import { commonRows } from "./plan-cell";
import { PlanPanel } from "./plan-panel";
import * as styles from "./pricing.module.css";

interface PricingProps {
  plans: Queries.PricingFragment["plansJson"];
}

/** Renders the plans of data/plans.json as panels in one strip. */
export function Pricing({ plans }: PricingProps) {
  const { t } = useTranslation();
  const common = commonRows(plans.rows, plans.plans);
  const rows = plans.rows.filter((row) => !common.includes(row));
  const measures = {
    "--plan-count": plans.plans.length,
    "--row-count": rows.length,
    "--price-length": Math.max(...plans.plans.map(({ price }) => price.length)),
  } as CSSProperties;
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
          {plans.plans.map((plan, index) => (
            <PlanPanel key={plan.id} plan={plan} rows={rows} isTorn={index > 0} />
          ))}
        </div>
        <EveryPlan rows={common} plan={plans.plans[0]} />
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
