import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/page-shell";
import { guidePath } from "../content/legal-sections";
import { LegalDocument } from "../sections/legal-document/legal-document";
import { PageHead } from "../seo/page-head";

type Data = Queries.GuidePageQuery;

/** The guide: questions before the first code, with answers and sources. */
export default function GuidePage({ data }: PageProps<Data>) {
  return (
    <PageShell shell={data} path={guidePath}>
      <LegalDocument legal={data.guide} {...data.guideJson} email={data.siteJson.supportEmail} />
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, { language: string }>) {
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      title={`${data.guide.title} | ${data.siteJson.brand}`}
      description={data.guide.description}
      path={guidePath}
    />
  );
}

export const query = graphql`
  query GuidePage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "legal"]) {
      ...Texts
    }
    ...Shell
    guideJson {
      updated
      updatedText(language: $language)
      ...GuideSources
    }
    guide(language: $language) {
      ...LegalDocument
    }
  }
`;
