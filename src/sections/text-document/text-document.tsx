import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MailLink } from "../../components/links";
import { useActiveSection } from "../../hooks/use-active-section";
import * as styles from "./text-document.module.css";

type Sources = Queries.GuideSourcesFragment["sources"];

interface TextDocumentProps {
  document: Queries.TextDocumentFragment;
  /** ISO 8601 date. */
  updated: string;
  /** The same date, formatted in the page's language. */
  updatedText: string;
  email: string;
  /** Sources of the guide's answers; undefined for legal documents. */
  sources?: Sources;
  /** What follows the last section. */
  children?: ReactNode;
}

export function TextDocument({ document, sources, children, ...facts }: TextDocumentProps) {
  const { t } = useTranslation();
  const active = useActiveSection(document.sections.map(({ id }) => id));
  return (
    <div className={clsx("wrap", styles.document)}>
      <h1 className={styles.title}>{document.title}</h1>
      <dl className={styles.facts}>
        <Fact name={t(sources ? "legal:reviewed" : "legal:updated")}>
          <time dateTime={facts.updated}>{facts.updatedText}</time>
        </Fact>
        <Fact name={t("legal:appliesTo")}>{document.appliesTo}</Fact>
        <Fact name={t("legal:questions")}>
          <MailLink address={facts.email} className={styles.mail} />
        </Fact>
      </dl>
      <div className={styles.columns}>
        <nav className={clsx("screen-only", styles.contents)} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={styles.contentsHeading}>
            {t("legal:onThisPage")}
          </h2>
          <ol>
            {document.sections.map(({ id, heading }) => (
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
            dangerouslySetInnerHTML={{ __html: document.summary }}
          />
          {document.sections.map(({ id, heading, html }) => (
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
          {children && <div className={styles.section}>{children}</div>}
        </article>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

function SourceList({ section, sources }: { section: string; sources: Sources }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sources}>
      <p id={`${section}-sources`} className={styles.sourcesName}>
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

export const textDocumentFragments = graphql`
  fragment TextDocument on DocumentHtml {
    title
    description
    appliesTo
    summary
    sections {
      id
      heading
      html
    }
  }
  fragment GuideSources on GuideJson {
    sources(code: $language) {
      title
      url
      language
      sections
    }
  }
`;
