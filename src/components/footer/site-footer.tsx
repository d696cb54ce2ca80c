import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import { Logo } from "../header/logo";
import { LanguageLink } from "../language-link";
import { PageLink } from "../page-link";
import { Copyright } from "./copyright";
import { FooterList } from "./footer-list";
import { footerRecipe } from "./footer-recipe";
import { Resources } from "./resources";
import { SocialLinks } from "./social-links";

const Root = styled("footer", footerRecipe);

/** The end of every page, as a pack's back: all ways on, the languages, the marks and the year. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const navigation = shell.navigationJson;
  return (
    <Root>
      <div className="wrap">
        <div className="panel">
          <div className="brand">
            <Logo size={44} />
            <p>{t("common:footer.tagline")}</p>
            <SocialLinks />
          </div>
          <FooterList id="quick-links" heading={t("common:footer.quickLinks")}>
            {navigation?.main.map(({ id, anchor }) => (
              <li key={id}>
                <PageLink to={`/#${anchor}`}>{t(`common:nav.${id}`)}</PageLink>
              </li>
            ))}
          </FooterList>
          <Resources />
          <FooterList id="legal" className="legal" heading={t("common:footer.legal")}>
            {navigation?.legal.map(({ id, path }) => (
              <li key={id}>
                <PageLink to={path}>{t(`common:footer.${id}`)}</PageLink>
              </li>
            ))}
          </FooterList>
          <FooterList id="languages" className="languages" heading={t("common:language.heading")}>
            {languages.map((each) => (
              <li key={each.code}>
                <LanguageLink to={each} />
              </li>
            ))}
          </FooterList>
          <Copyright />
        </div>
      </div>
    </Root>
  );
}
