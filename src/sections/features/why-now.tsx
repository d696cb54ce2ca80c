import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { guidePath } from "../../i18n/paths";
import * as styles from "./features.module.css";

type WhyNowProps = Pick<Queries.FeaturesFragment["featuresJson"], "goal">;

/** Explains why to start now: GS1's goal, with its month printed like a best-before date. */
export function WhyNow({ goal }: WhyNowProps) {
  const { t } = useTranslation();
  return (
    <div className={clsx("wrap", styles.whyNow)}>
      <div className={styles.whyNowLayout}>
        <p className={styles.stamp} aria-hidden="true" dir="ltr">
          {goal.month.split("-").reverse().join(" ")}
        </p>
        <p className={styles.whyNowText}>
          {t("landing:whyNow.text")}{" "}
          <a className={styles.source} href={goal.source}>
            {t("landing:whyNow.source")}
          </a>
          {" · "}
          <PageLink className={styles.source} to={guidePath}>
            {t("landing:features.rulesGuide")}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
