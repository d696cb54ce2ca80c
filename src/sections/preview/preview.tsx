import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button-class";
import { SignUpLink } from "../../components/button/sign-up-link";
import { type Headings, ProductPage } from "../../components/product-page/product-page";
import { WholePageLink } from "../../components/whole-page-link";
import * as styles from "./preview.module.css";
import { useFragment } from "./use-fragment";

/**
 * A visitor's product page, read from the address; above it, always, that a visitor made it, below it
 * the ways to one of one's own: the trial and the home page.
 */
export function Preview({ headings }: { headings: Headings }) {
  const { t } = useTranslation();
  const reading = useFragment();
  return (
    <div className={styles.preview}>
      <aside className={styles.notice} aria-label={t("preview:title")}>
        <p>{t("preview:notice")}</p>
      </aside>
      <main className={styles.page}>
        <p className={clsx("without-script", styles.message)}>{t("preview:withoutScript")}</p>
        {reading?.fault && (
          <p role="alert" className={styles.message}>
            {t(`preview:${reading.fault}`)}
          </p>
        )}
        {reading?.product && (
          <ProductPage
            product={reading.product}
            headings={headings}
            unnamed={t("preview:unnamed")}
            as="h1"
          />
        )}
      </main>
      <aside className={styles.next} aria-label={t("preview:home")}>
        <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
        <WholePageLink
          to="/#product-demo"
          className={buttonClass({ size: "lg", variant: "outline" })}
        >
          {t("preview:home")}
        </WholePageLink>
      </aside>
    </div>
  );
}
