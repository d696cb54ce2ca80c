import { useTranslation } from "react-i18next";
import { Emphasis } from "../../components/product/emphasis";
import { Nutrition } from "../../components/product/nutrition";
import { WholePageLink } from "../../components/whole-page-link";
import { styled } from "../../theme/styled";
import { SampleBand } from "./sample-band";
import { SampleBatch } from "./sample-batch";
import type { SampleData } from "./sample-data";
import { SampleHead } from "./sample-head";
import { SampleLabel } from "./sample-label";
import { SampleLanguages } from "./sample-languages";
import { sampleRecipe } from "./sample-recipe";

const Root = styled("div", sampleRecipe);

/** A product page as a customer of the service would have it, and at its end that it is a sample. */
export function Sample(props: { sample: SampleData; hasBatch: boolean }) {
  const { t } = useTranslation();
  const { sample } = props;
  return (
    <Root>
      <main id="main">
        <SampleBand />
        <div className="body">
          <SampleLanguages />
          <SampleHead sample={sample} />
          <div className="columns">
            <section id="ingredients" aria-labelledby="ingredients-heading">
              <h2 id="ingredients-heading">{t("product:ingredients")}</h2>
              <p>
                <Emphasis text={sample.texts?.ingredients ?? ""} />
              </p>
              <p className="allergens">{sample.texts?.allergens}</p>
              <Nutrition rows={sample.nutrition} />
            </section>
            <div>
              <SampleBatch {...props} />
              <SampleLabel sample={sample} />
            </div>
          </div>
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
