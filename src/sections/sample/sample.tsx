import { useTranslation } from "react-i18next";
import { Mushrooms } from "../../components/art/mushrooms";
import { LanguageLink } from "../../components/language-link";
import { WholePageLink } from "../../components/whole-page-link";
import { languages } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import { type SampleData, SampleFacts } from "./sample-facts";
import { sampleRecipe } from "./sample-recipe";

const Root = styled("div", sampleRecipe);

/**
 * What a page of the sample shows: the product as the code alone opens it, the same with the batch that
 * the address names, or the offer, which stands on no page with what the label says.
 */
export type SampleView = "product" | "batch" | "offer";

interface SampleProps {
  sample: SampleData;
  view: SampleView;
}

/** A product page as a customer of the service would have it, and at its end that it is a sample. */
export function Sample({ sample, view }: SampleProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <main id="main">
        <div className="band">
          <svg
            viewBox="20 -4 318 150"
            preserveAspectRatio="xMidYMax"
            role="img"
            aria-label={t("product:bandAlt")}
          >
            <Mushrooms />
          </svg>
        </div>
        <div className="body">
          <nav aria-label={t("product:language")}>
            <ul className="languages">
              {languages.map((each) => (
                <li key={each.code}>
                  <LanguageLink to={each} />
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
      <footer>
        <p>
          {t("sample:note")} <WholePageLink to="/">{t("sample:home")}</WholePageLink>
        </p>
      </footer>
    </Root>
  );
}

/** What it is and how much, and the way between the product and its offer. */
function Heading({ sample, view }: SampleProps) {
  const { t } = useTranslation();
  const { brand, netWeight, texts, productPath, offerPath } = sample;
  const isOffer = view === "offer";
  return (
    <div className="head">
      <div>
        <h1 className="title">{texts.name}</h1>
        <p className="subtitle">
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      </div>
      <WholePageLink className="other-view" to={isOffer ? productPath : offerPath}>
        {t(isOffer ? "sample:product" : "product:offer")}
      </WholePageLink>
    </div>
  );
}

/** What the product costs less this month. */
function Offer({ offer }: { offer: SampleData["texts"]["offer"] }) {
  const { t } = useTranslation();
  return (
    <section id="offer" className="coupon" aria-labelledby="offer-heading">
      <h2 id="offer-heading">{t("product:offer")}</h2>
      <p className="deal">{offer.title}</p>
      <p>{offer.until}</p>
      <p>{offer.note}</p>
    </section>
  );
}
