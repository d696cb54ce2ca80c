import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import type { Sample } from "../../components/sample";
import { SignUpLink } from "../../components/sign-up";
import * as styles from "./hero.module.css";
import { HeroArt } from "./hero-art";

type Plans = Queries.HeroFragment["plansJson"]["plans"];

export function Hero({ sample, plans }: { sample: Sample; plans: Plans }) {
  const { t } = useTranslation();
  return (
    <section id="home" className={styles.hero} aria-labelledby="home-heading">
      <div className={clsx("wrap", styles.grid)}>
        <div className={styles.text}>
          <h1 id="home-heading" className={styles.title}>
            {t("landing:hero.titleFirst")} <br />
            {t("landing:hero.titleSecond")}
          </h1>
          <p className={styles.lead}>{t("landing:hero.lead")}</p>
          <p className={clsx("screen-only", styles.actions)}>
            <SignUpLink size="lg" className={styles.action}>
              {t("common:startTrial")}
            </SignUpLink>
            <a
              href="#features"
              className={buttonClass({ size: "lg", variant: "outline", className: styles.action })}
            >
              {t("landing:hero.more")}
            </a>
          </p>
        </div>
        <HeroArt sample={sample} />
      </div>
      <Facts plans={plans} />
    </section>
  );
}

/** Lists facts that the lead does not contain: about the trial, the first plan and all plans. */
function Facts({ plans }: { plans: Plans }) {
  const { t } = useTranslation();
  const limit = plans[0]?.productLimitText;
  const facts = [
    { name: t("landing:facts.trial"), value: t("landing:facts.trialValue") },
    { name: t("landing:facts.card"), value: t("landing:facts.cardValue") },
    {
      name: t("landing:facts.products", { plan: plans[0]?.id }),
      value: limit ? t("landing:pricing.upTo", { limit }) : t("landing:pricing.unlimited"),
    },
  ];
  if (plans.every(({ features }) => features.includes("qrCodes"))) {
    facts.push({ name: t("landing:facts.codes"), value: t("landing:facts.codesValue") });
  }
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={clsx("muted", styles.factName)}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const heroFragment = graphql`
  fragment Hero on Query {
    plansJson {
      plans {
        id
        features
        productLimitText(code: $language)
      }
    }
  }
`;
