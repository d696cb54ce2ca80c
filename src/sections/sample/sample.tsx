import { useTranslation } from "react-i18next";
import { WholePageLink } from "../../components/whole-page-link";
import { styled } from "../../theme/styled";
import { SampleBand } from "./sample-band";
import type { SampleData } from "./sample-data";
import { SampleFacts } from "./sample-facts";
import { SampleHead } from "./sample-head";
import { SampleLanguages } from "./sample-languages";
import { SampleOffer } from "./sample-offer";
import { sampleRecipe } from "./sample-recipe";
import type { SampleView } from "./sample-view";

const Root = styled("div", sampleRecipe);

/** A product page as a customer of the service would have it, and at its end that it is a sample. */
export function Sample({ sample, view }: { sample: SampleData; view: SampleView }) {
  const { t } = useTranslation();
  const isOffer = view === "offer";
  return (
    <Root>
      <main id="main">
        <SampleBand />
        <div className="body">
          <SampleLanguages />
          <SampleHead sample={sample} isOffer={isOffer} />
          {isOffer ? (
            <SampleOffer sample={sample} />
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
