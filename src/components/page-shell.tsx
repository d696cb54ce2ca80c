import { LocaleProvider } from "@ark-ui/react/locale";
import { chakra } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SiteContext } from "../hooks/use-site";
import { languageByCode } from "../i18n/languages";
import { skipLinkRecipe } from "../theme/recipes/page";
import { ErrorTexts } from "./error-texts";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { LanguageOffer } from "./language-offer";

const SkipLink = chakra("a", skipLinkRecipe);

interface PageShellProps {
  shell: Queries.ShellFragment;
  /** The page's path without language prefix; null on pages without alternates, such as 404. */
  path: string | null;
  children: ReactNode;
}

/** What surrounds the content of every page: skip link, header, main, footer. */
export function PageShell({ shell, path, children }: PageShellProps) {
  const { t, i18n } = useTranslation();
  const language = languageByCode(i18n.language);
  const value = useMemo(() => ({ shell, language, path }), [shell, language, path]);
  return (
    <SiteContext.Provider value={value}>
      <LocaleProvider locale={language.htmlLang}>
        <SkipLink href="#main">{t("common:skip")}</SkipLink>
        <SiteHeader />
        <main id="main">{children}</main>
        <SiteFooter />
        <LanguageOffer />
        <ErrorTexts />
      </LocaleProvider>
    </SiteContext.Provider>
  );
}

export const shellFragment = graphql`
  fragment Shell on Query {
    siteJson {
      brand
      siteUrl
      appUrl
      supportEmail
      privacyEmail
      legalEmail
      phone
      location(language: $language)
      social {
        id
        name
        url
      }
      resources {
        id
        url
      }
    }
    navigationJson {
      main {
        id
        anchor
      }
      legal {
        id
        path
      }
    }
  }
`;
