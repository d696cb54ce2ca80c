import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../components/button/button";
import { PageShell } from "../components/page-shell";
import { guidePath } from "../i18n/paths";
import { TextDocument } from "../sections/text-document/text-document";
import { PageHead } from "../seo/page-head";

type Data = Queries.GuidePageQuery;

export default function GuidePage({ data }: PageProps<Data>) {
  const { t } = useTranslation();
  return (
    <PageShell shell={data} path={guidePath}>
      <TextDocument document={data.guide} {...data.guideJson} email={data.siteJson.supportEmail}>
        <p className="screen-only">
          <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
        </p>
      </TextDocument>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, { language: string }>) {
  return (
    <PageHead
      data={data}
      code={pageContext.language}
      title={`${data.guide.title} | ${data.siteJson.brand}`}
      description={data.guide.description}
      path={guidePath}
    />
  );
}

export const query = graphql`
  query GuidePage($language: String!) {
    locales(code: $language, namespaces: ["common", "legal"]) {
      ...Texts
    }
    ...Shell
    guideJson {
      updated
      updatedText(code: $language)
      ...GuideSources
    }
    guide(code: $language) {
      ...TextDocument
    }
  }
`;
