import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { buttonClass, SignUpLink } from "../../components/button/button";
import { Facts, type FactsProps } from "./facts";
import * as styles from "./hero.module.css";
import { HeroArt, type HeroArtProps } from "./hero-art";

/** Renders the headline, the links to trial and features, and the pack. */
export function Hero({ plans, ...art }: HeroArtProps & FactsProps) {
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
          <p className={styles.actions}>
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
        <HeroArt {...art} />
      </div>
      <Facts plans={plans} />
    </section>
  );
}
