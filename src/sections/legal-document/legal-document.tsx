import { useTranslation } from "react-i18next";
import { useActiveSection } from "../../hooks/use-active-section";
import { useSite } from "../../hooks/use-site";
import { styled } from "../../theme/styled";
import { documentRecipe } from "./document-recipe";

const Root = styled("div", documentRecipe);

interface LegalDocumentProps {
  legal: NonNullable<Queries.LegalPageQuery["legalJson"]>;
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
  const email = (isTerms ? shell.siteJson?.legalEmail : shell.siteJson?.privacyEmail) ?? "";
  return (
    <Root className="wrap">
      <h1 className="title">{legal.title}</h1>
      <dl className="facts">
        <div>
          <dt>{t("legal:updated")}</dt>
          <dd>
            <time dateTime={updated}>{updatedText}</time>
          </dd>
        </div>
        <div>
          <dt>{t("legal:appliesTo")}</dt>
          <dd>{legal.appliesTo}</dd>
        </div>
        <div>
          <dt>{t("legal:questions")}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </dd>
        </div>
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
        <LegalText summary={legal.summary} sections={legal.sections} />
      </div>
    </Root>
  );
}

/** The document's text; its HTML is made by the build from data/legal, where no tag survives. */
function LegalText({
  summary,
  sections,
}: Pick<LegalDocumentProps["legal"], "summary" | "sections">) {
  return (
    <article className="prose">
      <p className="summary" dangerouslySetInnerHTML={{ __html: summary }} />
      {sections.map(({ id, heading, html }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </article>
  );
}
