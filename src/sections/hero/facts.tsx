import { useTranslation } from "react-i18next";
import { type FormattedPlan, planCell } from "../pricing/plan-cell";
import * as styles from "./facts.module.css";

export interface FactsProps {
  plans: readonly (FormattedPlan & { id: string })[];
}

/** Lists facts that the lead does not contain: about the trial, the first plan and all plans. */
export function Facts({ plans }: FactsProps) {
  const { t } = useTranslation();
  const facts: [name: string, value: string][] = [
    [t("landing:facts.trial"), t("landing:facts.trialValue")],
    [t("landing:facts.card"), t("landing:facts.cardValue")],
  ];
  const [first] = plans;
  const products = first && planCell("products", first);
  if (products?.kind === "text") {
    const name = t("landing:facts.products", { plan: first?.id });
    facts.push([name, t(products.key, { limit: products.limit })]);
  }
  if (plans.every(({ features }) => features.includes("qrCodes"))) {
    facts.push([t("landing:facts.codes"), t("landing:facts.codesValue")]);
  }
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
