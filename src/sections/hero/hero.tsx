import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button/button-link";
import { SignUpLink } from "../../components/button/sign-up-link";
import { styled } from "../../theme/styled";
import { Facts, type FactsProps } from "./facts";
import { HeroArt, type HeroArtProps } from "./hero-art";
import { heroRecipe } from "./hero-recipe";

const Root = styled("section", heroRecipe);

/** The promise, the two ways on, and the pack that shows what is meant. */
export function Hero({ plans, ...art }: HeroArtProps & FactsProps) {
  const { t } = useTranslation();
  return (
    <Root id="home" aria-labelledby="home-heading">
      <div className="wrap grid">
        <div>
          <h1 id="home-heading" className="title">
            {t("landing:hero.titleFirst")} <br />
            {t("landing:hero.titleSecond")}
          </h1>
          <p className="lead">{t("landing:hero.lead")}</p>
          <p className="actions">
            <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
            <ButtonLink size="lg" variant="outline" href="#features">
              {t("landing:hero.more")}
            </ButtonLink>
          </p>
        </div>
        <HeroArt {...art} />
      </div>
      <Facts plans={plans} />
    </Root>
  );
}
