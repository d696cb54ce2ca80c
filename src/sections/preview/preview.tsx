import clsx from "clsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass, SignUpLink } from "../../components/button/button";
import { WholePageLink } from "../../components/links";
import { contentOfDraft } from "../../components/product-page/page-content";
import { type Headings, ProductPage } from "../../components/product-page/product-page";
import { type FragmentReading, readFragment } from "../../draft/fragment";
import * as styles from "./preview.module.css";

/** Returns the content of the URL's fragment and updates it on changes; undefined while prerendering. */
function useFragment(): FragmentReading | undefined {
  const [reading, setReading] = useState<FragmentReading>();
  useEffect(() => {
    const read = () => setReading(readFragment(window.location.hash, new Date().getFullYear()));
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return reading;
}

/**
 * Renders a visitor's product page from the URL's fragment. A notice above it always says that a visitor made
 * it; links below it lead to the trial and to the home page.
 */
export function Preview({ headings }: { headings: Headings }) {
  const { t } = useTranslation();
  const reading = useFragment();
  return (
    <>
      <aside className={styles.notice} aria-label={t("preview:title")}>
        <p>{t("preview:notice")}</p>
      </aside>
      <main className={styles.sheet}>
        <p className={clsx("without-script", styles.message)}>{t("preview:withoutScript")}</p>
        {reading?.fault && (
          <p role="alert" className={styles.message}>
            {t(`preview:${reading.fault}`)}
          </p>
        )}
        {reading?.product && (
          <ProductPage
            content={contentOfDraft(reading.product)}
            headings={headings}
            variant="page"
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
    </>
  );
}
