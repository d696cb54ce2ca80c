import { useTranslation } from "react-i18next";
import { buttonClass } from "../../components/button/button";
import { WholePageLink } from "../../components/links";
import { contentOfDemoProduct, type SampleView } from "../../components/product-page/page-content";
import { ProductPage } from "../../components/product-page/product-page";
import { spaceAfter } from "../../content/format";
import * as styles from "./sample.module.css";

interface SampleProps {
  sample: Queries.SamplePageQuery["sampleProductJson"];
  /**
   * The product as the code without a batch opens it, the same with the batch in the URL, or the offer, which
   * has a separate page without the label's text.
   */
  view: SampleView;
}

/**
 * Renders a product page as a customer of the service would have it, with a note at the end that it is a
 * sample.
 */
export function Sample({ sample, view }: SampleProps) {
  const { t } = useTranslation();
  const isOffer = view === "offer";
  return (
    <div className={styles.sample}>
      <main id="main">
        <ProductPage
          content={contentOfDemoProduct(sample, view)}
          variant="page"
          link={
            <WholePageLink
              className={buttonClass({ variant: "outline", className: styles.viewLink })}
              to={isOffer ? sample.productPath : sample.offerPath}
            >
              {t(isOffer ? "sample:product" : "product:offer")}
            </WholePageLink>
          }
          hasNotices={view === "batch"}
          withoutBatch={view === "product" && <WayToBatch sample={sample} />}
        />
      </main>
      <footer className={styles.footer}>
        <p className={styles.note}>
          {t("sample:note")}{" "}
          <WholePageLink to="/" className={styles.homeLink}>
            {t("sample:home")}
          </WholePageLink>
        </p>
      </footer>
    </div>
  );
}

/** Renders a link to the page that a code with the batch opens. */
function WayToBatch({ sample }: Pick<SampleProps, "sample">) {
  const { t } = useTranslation();
  return (
    <p>
      {t("sample:withoutBatch")}
      {spaceAfter(t("sample:withoutBatch"))}
      <WholePageLink to={sample.batchPath}>
        {t("sample:batchLink", { value: sample.lot })}
      </WholePageLink>
    </p>
  );
}
