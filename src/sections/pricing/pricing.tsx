import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { PlanPanel } from "./plan-panel";
import { pricingRecipe } from "./pricing-recipe";

const Root = styled("section", pricingRecipe);

interface PricingProps {
  plans: Queries.PricingFragment["plansJson"];
}

/** The plans of data/plans.json as facts panels in one strip. */
export function Pricing({ plans }: PricingProps) {
  const { t } = useTranslation();
  const measures = {
    "--plans": plans.plans.length,
    "--rows": plans.rows.length,
    "--digits": Math.max(...plans.plans.map(({ price }) => price.length)),
  } as CSSProperties;
  return (
    <Root id="pricing" aria-labelledby="pricing-heading">
      <div className="wrap">
        <div className="heading">
          <h2 id="pricing-heading" className="title">
            {t("landing:pricing.title")}
          </h2>
          <p className="lead">{t("landing:pricing.lead")}</p>
        </div>
        <div className="plans" style={measures}>
          {plans.plans.map((plan, index) => (
            <PlanPanel key={plan.id} plan={plan} rows={plans.rows} isTorn={index > 0} />
          ))}
        </div>
        <p className="note">{t("landing:pricing.note")}</p>
      </div>
    </Root>
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
