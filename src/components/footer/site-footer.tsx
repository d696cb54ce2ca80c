import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";
import { languages } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import { Logo } from "../header/logo";
import { LanguageLink } from "../language-link";
import { PageLink } from "../page-link";
import { Copyright } from "./copyright";
import { footerRecipe } from "./footer-recipe";
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
          <FooterList id="legal" heading={t("common:footer.legal")}>
            {navigation?.legal.map(({ id, path }) => (
              <li key={id}>
                <PageLink to={path}>{t(`common:footer.${id}`)}</PageLink>
              </li>
            ))}
          </FooterList>
          <FooterList id="languages" heading={t("common:language.heading")}>
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

interface FooterListProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** One column of the footer: a navigation landmark named by its heading. */
function FooterList({ id, heading, children }: FooterListProps) {
  return (
    <nav id={id} className={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** Tutorials, blog and support: plain text until site.json has a target for them. */
function Resources() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <div className="resources">
      <h2>{t("common:footer.resources")}</h2>
      <ul>
        {shell.siteJson.resources.map(({ id, url }) => (
          <li key={id}>
            {url ? (
              <a href={url}>{t(`common:footer.${id}`)}</a>
            ) : (
              <span>{t(`common:footer.${id}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
