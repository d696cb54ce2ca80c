import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { guidePath } from "../../content/legal-sections";
import * as styles from "./why-now.module.css";

/** GS1's page on two-dimensional barcodes at the checkout, with its goal for the end of 2027. */
const source = "https://www.gs1.org/industries/retail/2D-barcodes";

/** Explains why to start now: GS1's goal, with its date printed like a best-before date. */
export function WhyNow() {
  const { t } = useTranslation();
  return (
    <div className={styles.band}>
      <div className={clsx("wrap", styles.layout)}>
        <p className={styles.stamp} aria-hidden="true" dir="ltr">
          12 2027
        </p>
        <p className={styles.text}>
          {t("landing:whyNow.text")}{" "}
          <a className={styles.source} href={source}>
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
