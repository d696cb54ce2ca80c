import { useTranslation } from "react-i18next";
import { Mushrooms } from "../../components/art/mushrooms";
import { LanguageLink } from "../../components/language-link";
import { WholePageLink } from "../../components/whole-page-link";
import { languages } from "../../i18n/languages";
import * as styles from "./sample.module.css";
import { type SampleData, SampleFacts } from "./sample-facts";

/**
 * The three pages of the sample: the product as the code alone opens it, the same with the batch that
 * the address names, or the offer, which is on a page without the label's text.
 */
export type SampleView = "product" | "batch" | "offer";

interface SampleProps {
  sample: SampleData;
  view: SampleView;
}

/** A product page as a customer of the service would have it, with a note at its end that it is a sample. */
export function Sample({ sample, view }: SampleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.sample}>
      <main id="main" className={styles.sheet}>
        <div className={styles.picture}>
          <svg
            className={styles.drawing}
            viewBox="20 -4 318 150"
            preserveAspectRatio="xMidYMax"
            role="img"
            aria-label={t("product:bandAlt")}
          >
            <Mushrooms />
          </svg>
        </div>
        <div className={styles.body}>
          <nav className={styles.languages} aria-label={t("product:language")}>
            <ul className={styles.languageList}>
              {languages.map((each) => (
                <li key={each.code}>
                  <LanguageLink to={each} className={styles.languageLink} />
                </li>
              ))}
            </ul>
          </nav>
          <Heading sample={sample} view={view} />
          {view === "offer" ? (
            <Offer offer={sample.texts.offer} />
          ) : (
            <SampleFacts sample={sample} hasBatch={view === "batch"} />
          )}
        </div>
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

/** The product's name and weight, and the link between the product and its offer. */
function Heading({ sample, view }: SampleProps) {
  const { t } = useTranslation();
  const { brand, netWeight, texts, productPath, offerPath } = sample;
  const isOffer = view === "offer";
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{texts.name}</h1>
        <p className={styles.subtitle}>
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      </div>
      <WholePageLink className={styles.viewLink} to={isOffer ? productPath : offerPath}>
        {t(isOffer ? "sample:product" : "product:offer")}
      </WholePageLink>
    </div>
  );
}

/** What the product costs less this month. */
function Offer({ offer }: { offer: SampleData["texts"]["offer"] }) {
  const { t } = useTranslation();
  return (
    <section id="offer" className={styles.offer} aria-labelledby="offer-heading">
      <h2 id="offer-heading" className={styles.offerHeading}>
        {t("product:offer")}
      </h2>
      <p className={styles.offerTitle}>{offer.title}</p>
      <p>{offer.until}</p>
      <p>{offer.note}</p>
    </section>
  );
}
