import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteProvider } from "../components/site-provider";
import { previewPath } from "../i18n/paths";
import { translator } from "../i18n/translator";
import { Preview } from "../sections/preview/preview";
import { PageHead } from "../seo/page-head";

type Data = Queries.PreviewPageQuery;

/** Shows what a visitor has entered; it stands in the address, and this page asks nobody for it. */
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
      {/* A number that somebody has typed is not to become a link that calls. */}
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
