import { graphql } from "gatsby";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { LanguageSuggestion } from "./language-suggestion/language-suggestion";
import { SiteProvider, type SiteProviderProps } from "./site-context";

export function PageShell({ children, ...page }: SiteProviderProps) {
  return (
    <SiteProvider {...page}>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <LanguageSuggestion />
    </SiteProvider>
  );
}

export const shellFragment = graphql`
  fragment Shell on Query {
    siteJson {
      brand
      siteUrl
      appUrl
      trialTerms(code: $language)
      updated
      updatedYear(code: $language)
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
      main
      legal {
        id
      }
    }
  }
`;
