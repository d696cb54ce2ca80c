import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../components/button/button";
import { EmptyCode } from "../components/error-page/empty-code";
import * as styles from "../components/error-page/message-page.module.css";
import { PageLink } from "../components/links";
import { PageShell } from "../components/page-shell";
import { translator } from "../i18n/translator";
import { PageHead } from "../seo/page-head";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation();
  return (
    <PageShell shell={data} path={null}>
      <div className={clsx("wrap", styles.page)}>
        <div>
          <p className={styles.status}>{t("pages:notFound.code")}</p>
          <h1 className={styles.title}>{t("pages:notFound.heading")}</h1>
          <p className={styles.lead}>{t("pages:notFound.text")}</p>
          <p className={clsx("screen-only", styles.actions)}>
            <PageLink className={buttonClass({ size: "lg", className: styles.action })} to="/">
              {t("pages:notFound.home")}
            </PageLink>
            <PageLink
              className={buttonClass({ size: "lg", variant: "outline", className: styles.action })}
              to="/#contact"
            >
              {t("pages:notFound.contact")}
            </PageLink>
          </p>
        </div>
        <EmptyCode />
      </div>
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
      code={pageContext.language}
      title={`${translator(data.locales)("pages:notFound.title")} | ${data.siteJson.brand}`}
      indexedPath={null}
    />
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales(code: $language, namespaces: ["common", "pages"]) {
      ...Texts
    }
    ...Shell
  }
`;
