import { LocaleProvider } from "@ark-ui/react/locale";
import { graphql } from "gatsby";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SiteContext } from "../hooks/use-site";
import { languageByCode } from "../i18n/languages";
import { ErrorTexts } from "./error-texts";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { LanguageOffer } from "./language-offer";

interface PageShellProps {
  shell: Queries.ShellFragment;
  /** The page's path without language prefix; null on pages without alternates, such as 404. */
  path: string | null;
  children: ReactNode;
}

/** What surrounds the content of every page: header with the skip link, main, footer. */
export function PageShell({ shell, path, children }: PageShellProps) {
  const { i18n } = useTranslation();
  const language = languageByCode(i18n.language);
  const value = useMemo(() => ({ shell, language, path }), [shell, language, path]);
  return (
    <SiteContext.Provider value={value}>
      <LocaleProvider locale={language.htmlLang}>
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
