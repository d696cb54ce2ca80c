import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../components/button/button";
import { WholePageLink } from "../components/links";
import { contentOfSample, type SampleView } from "../components/product-page/page-content";
import { ProductPage } from "../components/product-page/product-page";
import { SiteProvider } from "../components/site-context";
import { spaceAfter } from "../content/format";
import { PageHead } from "../seo/page-head";
import * as styles from "./product-sheet.module.css";

interface SampleContext {
  language: string;
  /**
   * The product as the code without a batch opens it, the same with the batch in the URL, or the offer, which
   * has a separate page without the label's text.
   */
  view: SampleView;
}

type Data = Queries.SamplePageQuery;

/** A page of the sample product, as a customer of the service would have it, with a note that it is a sample. */
export default function SamplePage({ data, pageContext }: PageProps<Data, SampleContext>) {
  const { t } = useTranslation();
  const sample = data.sampleProductJson;
  const { view } = pageContext;
  const isOffer = view === "offer";
  return (
    <SiteProvider shell={data} path={sample.paths[view]}>
      <div className={styles.sheet}>
        <main id="main">
          <ProductPage
            content={contentOfSample(sample, view)}
            link={
              <WholePageLink
                className={buttonClass({
                  variant: "outline",
                  className: clsx("screen-only", styles.viewLink),
                })}
                to={isOffer ? sample.paths.product : sample.paths.offer}
              >
                {t(isOffer ? "pages:sample.product" : "product:offer")}
              </WholePageLink>
            }
            hasNotices={view === "batch"}
            withoutBatch={
              view === "product" && (
                <p>
                  {t("pages:sample.withoutBatch")}
                  {spaceAfter(t("pages:sample.withoutBatch"))}
                  <WholePageLink to={sample.paths.batch}>
                    {t("pages:sample.batchLink", { value: sample.batch })}
                  </WholePageLink>
                </p>
              )
            }
          />
        </main>
        <footer className={clsx("muted", styles.footer)}>
          <p className={styles.note}>
            {t("pages:sample.note")}{" "}
            <WholePageLink to="/" className="screen-only">
              {t("pages:sample.home")}
            </WholePageLink>
          </p>
        </footer>
      </div>
    </SiteProvider>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, SampleContext>) {
  const { brand, texts } = data.sampleProductJson;
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={`${texts.name} | ${brand}`}
      // Excludes the page from search engines, like the 404 page, because the sample product is fictitious.
      indexedPath={null}
    />
  );
}

export const query = graphql`
  query SamplePage($language: String!) {
    locales(code: $language, namespaces: ["common", "product", "pages"]) {
      ...Texts
    }
    ...Shell
    sampleProductJson {
      ...SampleFacts
      texts(code: $language) {
        label {
          foodName
          storage
          company
        }
      }
    }
  }
`;
