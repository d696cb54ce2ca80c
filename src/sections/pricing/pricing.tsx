import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { TrialTerms } from "../../components/sign-up";
import { commonRows, planCell } from "../../content/plan-cell";
import { keyFromData } from "../../i18n/i18next";
import { PlanPanel, PlanValue } from "./plan-panel";
import * as styles from "./pricing.module.css";

export default function Pricing({ plansJson: { plans, rows } }: Queries.PricingFragment) {
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
