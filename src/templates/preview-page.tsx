import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../components/button/button";
import { WholePageLink } from "../components/links";
import { contentOfProduct } from "../components/product-page/page-content";
import { ProductPage } from "../components/product-page/product-page";
import { SignUpLink } from "../components/sign-up";
import { SiteProvider } from "../components/site-context";
import { type PreviewReading, readPreviewHash } from "../draft/preview-hash";
import { previewPath } from "../i18n/paths";
import { translator } from "../i18n/translator";
import { PageHead } from "../seo/page-head";
import * as styles from "./product-sheet.module.css";

type Data = Queries.PreviewPageQuery;

/** Returns the content of the URL's hash and updates it on changes; undefined while prerendering. */
function usePreviewHash(yearNow: number): PreviewReading | undefined {
  const [reading, setReading] = useState<PreviewReading>();
  useEffect(() => {
    const read = () => setReading(readPreviewHash(window.location.hash, yearNow));
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [yearNow]);
  return reading;
}

/**
 * Shows the product that a visitor has entered. The URL's hash contains it, so the page requests no data.
 * A notice above it always says that a visitor made it; links below it lead to the trial and the home page.
 */
export default function PreviewPage({ data }: PageProps<Data>) {
  const { t } = useTranslation();
  const [yearNow] = useState(() => new Date().getFullYear());
  const reading = usePreviewHash(yearNow);
  return (
    <SiteProvider shell={data} path={previewPath}>
      <aside className={styles.notice} aria-label={t("pages:preview.title")}>
        <p>{t("pages:preview.notice")}</p>
      </aside>
      <main className={styles.sheet}>
        <p className={clsx("without-script", styles.message)}>{t("pages:preview.withoutScript")}</p>
        {reading?.fault && (
          <p role="alert" className={styles.message}>
            {t(`pages:preview.${reading.fault}`)}
          </p>
        )}
        {reading?.product && (
          <ProductPage
            content={contentOfProduct(reading.product, yearNow)}
            translations={data.productTranslations}
          />
        )}
      </main>
      <aside className={styles.next} aria-label={t("pages:preview.home")}>
        <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
        <WholePageLink
          to="/#product-demo"
          className={buttonClass({ size: "lg", variant: "outline" })}
        >
          {t("pages:preview.home")}
        </WholePageLink>
      </aside>
    </SiteProvider>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, { language: string }>) {
  return (
    <>
      <PageHead
        data={data}
        code={pageContext.language}
        title={`${translator(data.locales)("pages:preview.title")} | ${data.siteJson.brand}`}
        indexedPath={null}
      />
      {/* Prevents phones from turning a typed number into a telephone link. */}
      <meta name="format-detection" content="telephone=no" />
    </>
  );
}

export const query = graphql`
  query PreviewPage($language: String!) {
    locales(code: $language, namespaces: ["common", "product", "pages"]) {
      ...Texts
    }
    ...Shell
    ...ProductTranslations
  }
`;
