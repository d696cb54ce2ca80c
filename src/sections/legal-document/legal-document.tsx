import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MailLink } from "../../components/mail-link";
import { useActiveSection } from "../../hooks/use-active-section";
import { useSite } from "../../hooks/use-site";
import * as styles from "./legal-document.module.css";

interface LegalDocumentProps {
  legal: Queries.LegalPageQuery["legalJson"];
  /** ISO date. */
  updated: string;
  /** The same date in the page's language. */
  updatedText: string;
  /** Terms are answered by another address than the rest. */
  isTerms: boolean;
}

/** A legal document with its facts and a table of contents that marks the section in view. */
export function LegalDocument({ legal, updated, updatedText, isTerms }: LegalDocumentProps) {
  const { t } = useTranslation();
  const { shell } = useSite();
  const active = useActiveSection(legal.sections.map(({ id }) => id));
  const email = isTerms ? shell.siteJson.legalEmail : shell.siteJson.privacyEmail;
  return (
    <div className={clsx("wrap", styles.document)}>
      <h1 className={styles.title}>{legal.title}</h1>
      <dl className={styles.facts}>
        <Fact name={t("legal:updated")}>
          <time dateTime={updated}>{updatedText}</time>
        </Fact>
        <Fact name={t("legal:appliesTo")}>{legal.appliesTo}</Fact>
        <Fact name={t("legal:questions")}>
          <MailLink address={email} className={styles.mail} />
        </Fact>
      </dl>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={styles.contentsHeading}>
            {t("legal:onThisPage")}
          </h2>
          <ol>
            {legal.sections.map(({ id, heading }) => (
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
        {/* Its HTML is made by the build from data/legal, where no tag survives. */}
        <article className={styles.prose}>
          <p
            className={clsx(styles.summary, styles.markdown)}
            dangerouslySetInnerHTML={{ __html: legal.summary }}
          />
          {legal.sections.map(({ id, heading, html }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className={styles.sectionHeading}>
                {heading}
              </h2>
              <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

/** One cell of the strip of facts. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
