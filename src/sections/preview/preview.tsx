import { useTranslation } from "react-i18next";
import { buttonRecipe } from "../../components/button/button-recipe";
import { SignUpLink } from "../../components/button/sign-up-link";
import { type Headings, OwnPage } from "../../components/own-page/own-page";
import { WholePageLink } from "../../components/whole-page-link";
import { styled } from "../../theme/styled";
import { previewRecipe } from "./preview-recipe";
import { useFragment } from "./use-fragment";

const Root = styled("div", previewRecipe);
const HomeLink = styled(WholePageLink, buttonRecipe);

/**
 * A visitor's product page, read from the address; above it, always, that a visitor made it, below it
 * the ways to one of one's own: the trial and the home page.
 */
export function Preview({ headings }: { headings: Headings }) {
  const { t } = useTranslation();
  const reading = useFragment();
  return (
    <Root>
      <aside className="notice" aria-label={t("preview:title")}>
        <p>{t("preview:notice")}</p>
      </aside>
      <main>
        <p className="without-script">{t("preview:withoutScript")}</p>
        {reading?.fault && <p role="alert">{t(`preview:${reading.fault}`)}</p>}
        {reading?.product && (
          <OwnPage
            product={reading.product}
            headings={headings}
            unnamed={t("preview:unnamed")}
            as="h1"
          />
        )}
      </main>
      <aside className="way-on" aria-label={t("preview:home")}>
        <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
        <HomeLink to="/#try-it" size="lg" variant="outline">
          {t("preview:home")}
        </HomeLink>
      </aside>
    </Root>
  );
}
