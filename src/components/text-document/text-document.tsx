import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useActiveSection } from "../../hooks/use-active-section";
import { MailLink } from "../links";
import { SignUpLink } from "../sign-up";
import * as styles from "./text-document.module.css";

type Content = Queries.TextDocumentFragment["textDocument"];

/**
 * Renders a legal document, or the guide, which has sources below each answer and the sign-up link at its end.
 * @param email the address for questions about it
 */
export function TextDocument({ content, email }: { content: Content; email: string }) {
  const { t } = useTranslation();
  const { sources } = content;
  const active = useActiveSection(content.sections.map(({ id }) => id));
  return (
    <div className={clsx("wrap", styles.document)}>
      <h1 className={styles.title}>{content.title}</h1>
      <dl className={styles.facts}>
        <Fact name={t(sources ? "legal:reviewed" : "legal:updated")}>
          <time dateTime={content.updated}>{content.updatedText}</time>
        </Fact>
        <Fact name={t("legal:appliesTo")}>{content.appliesTo}</Fact>
        <Fact name={t("legal:questions")}>
          <MailLink address={email} />
        </Fact>
      </dl>
      <div className={styles.columns}>
        <nav className={clsx("screen-only", styles.contents)} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={clsx("muted", styles.contentsHeading)}>
            {t("legal:onThisPage")}
          </h2>
          <ol>
            {content.sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.contentsLink}
                  aria-current={id === active ? "true" : undefined}
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {/* The build generates this HTML from data/legal and data/guide and escapes all tags in it. */}
        <article className={styles.prose}>
          <p
            className={clsx(styles.summary, styles.markdown)}
            dangerouslySetInnerHTML={{ __html: content.summary }}
          />
          {content.sections.map(({ id, heading, html }) => (
            <section
              key={id}
              id={id}
              className={sources ? styles.question : styles.section}
              aria-labelledby={`${id}-heading`}
            >
              <h2 id={`${id}-heading`} className={styles.sectionHeading}>
                {heading}
              </h2>
              <div
                className={clsx(styles.markdown, sources && styles.answer)}
                dangerouslySetInnerHTML={{ __html: html }}
              />
              {sources && <SourceList section={id} sources={sources} />}
            </section>
          ))}
          {sources && (
            <div className={styles.section}>
              <p className="screen-only">
                <SignUpLink size="lg">{t("common:startTrial")}</SignUpLink>
              </p>
            </div>
          )}
        </article>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={clsx("muted", styles.factName)}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

function SourceList(props: { section: string; sources: NonNullable<Content["sources"]> }) {
  const { section, sources } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.sources}>
      <p id={`${section}-sources`} className={clsx("muted", styles.sourcesName)}>
        {t("legal:sources")}
      </p>
      <ul aria-labelledby={`${section}-sources`}>
        {sources
          .filter(({ sections }) => sections.includes(section))
          .map(({ url, title, language }) => (
            <li key={url}>
              <a href={url} hrefLang={language} className={styles.source}>
                <span dir="auto" lang={language}>
                  {title}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

export const textDocumentFragment = graphql`
  fragment TextDocument on Query {
    textDocument(code: $language, id: $documentId)
  }
`;
