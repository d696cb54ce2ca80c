import { useTranslation } from "react-i18next";
import { Fact } from "../../components/fact";
import { MailLink } from "../../components/mail-link";
import { useActiveSection } from "../../hooks/use-active-section";
import { useSite } from "../../hooks/use-site";
import { styled } from "../../theme/styled";
import { documentRecipe } from "./document-recipe";

const Root = styled("div", documentRecipe);

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
  return (
    <Root className="wrap">
      <h1 className="title">{legal.title}</h1>
      <dl className="facts">
        <Fact name={t("legal:updated")}>
          <time dateTime={updated}>{updatedText}</time>
        </Fact>
        <Fact name={t("legal:appliesTo")}>{legal.appliesTo}</Fact>
        <Fact name={t("legal:questions")}>
          <MailLink address={isTerms ? shell.siteJson.legalEmail : shell.siteJson.privacyEmail} />
        </Fact>
      </dl>
      <div className="columns">
        <nav className="contents" aria-labelledby="contents-heading">
          <h2 id="contents-heading">{t("legal:onThisPage")}</h2>
          <ol>
            {legal.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === active ? "true" : undefined}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {/* Its HTML is made by the build from data/legal, where no tag survives. */}
        <article className="prose">
          <p className="summary" dangerouslySetInnerHTML={{ __html: legal.summary }} />
          {legal.sections.map(({ id, heading, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </article>
      </div>
    </Root>
  );
}
