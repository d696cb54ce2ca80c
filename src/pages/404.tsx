import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { EmptyCode } from "../components/art/empty-code";
import { ButtonPageLink } from "../components/button/button-link";
import { notFoundRecipe } from "../components/error-page/message-recipe";
import { PageShell } from "../components/page-shell";
import { translator } from "../i18n/translator";
import { PageHead } from "../seo/page-head";
import { styled } from "../theme/styled";

const Root = styled("div", notFoundRecipe);

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation();
  return (
    <PageShell shell={data} path={null}>
      <Root className="wrap">
        <div>
          <p className="code">{t("not-found:code")}</p>
          <h1 className="title">{t("not-found:heading")}</h1>
          <p className="lead">{t("not-found:text")}</p>
          <p className="actions">
            <ButtonPageLink size="lg" to="/">
              {t("not-found:home")}
            </ButtonPageLink>
            <ButtonPageLink size="lg" variant="outline" to="/#contact">
              {t("not-found:contact")}
            </ButtonPageLink>
          </p>
        </div>
        <EmptyCode />
      </Root>
    </PageShell>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.NotFoundPageQuery, { language: string }>) {
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      title={`${translator(data.locales)("not-found:title")} | ${data.siteJson.brand}`}
      path={null}
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: pageLocales(language: $language, namespaces: ["common", "not-found"]) {
      ...Texts
    }
    ...Shell
  }
`;
