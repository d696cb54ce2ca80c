import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteProvider } from "../hooks/use-site";
import { previewPath } from "../i18n/paths";
import { translator } from "../i18n/translator";
import { Preview } from "../sections/preview/preview";
import { PageHead } from "../seo/page-head";

type Data = Queries.PreviewPageQuery;

/**
 * Shows the product that a visitor has entered. The URL's fragment contains it, so the page requests no data.
 */
export default function PreviewPage({ data }: PageProps<Data>) {
  return (
    <SiteProvider shell={data} path={previewPath}>
      <Preview headings={data.productHeadings} />
    </SiteProvider>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, { language: string }>) {
  return (
    <>
      <PageHead
        data={data}
        language={pageContext.language}
        title={`${translator(data.locales)("preview:title")} | ${data.siteJson.brand}`}
        path={null}
      />
      {/* Prevents phones from turning a typed number into a telephone link. */}
      <meta name="format-detection" content="telephone=no" />
    </>
  );
}

export const query = graphql`
  query PreviewPage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "preview", "product"]) {
      ...Texts
    }
    ...Shell
    ...ProductPage
  }
`;
