import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Emphasis } from "../emphasis";
import { BatchFacts, Nutrition } from "./fact-tables";
import * as tables from "./fact-tables.module.css";
import { LabelFacts } from "./label-facts";
import { Notices } from "./notices";
import type { PageContent } from "./page-content";
import * as styles from "./product-page.module.css";

export interface PageFactsProps {
  content: PageContent;
  /**
   * Whether the page is on a drawn phone, with sizes in the phone's em. It then renders no regions and no
   * heading elements, which would belong to the surrounding page.
   */
  isDrawn?: boolean;
  /** Whether the page says that there are no notices and offers a sample of a recall notice. */
  hasNotices?: boolean;
  /** Replaces the batch if the page's URL contains none. */
  withoutBatch?: ReactNode;
  /** Texts for the page of a product that the visitor is entering. */
  draft?: DraftTexts;
}

/** Texts of a draft's page, in the language of the site's page. */
interface DraftTexts {
  /** Introduces the parts of a label that can be added later. */
  toAdd: string;
  /** Placeholder for empty ingredients and an empty batch. */
  enter: string;
  /** Whether the code should contain a batch but none is entered. */
  lacksBatch: boolean;
}

/**
 * Renders the ingredients with the nutrition table, the batch, and the rest of the label's text. On the page
 * of a draft the notices come last, after everything that the visitor enters.
 */
export function PageFacts(props: PageFactsProps) {
  const { content, isDrawn = false, hasNotices, withoutBatch, draft } = props;
  const { t } = useTranslation();
  const { ingredients, allergens, nutrition, batch, date, label, gtin } = content;
  const hasBatch = Boolean(batch || date);
  const notices = hasNotices && <Notices hasBatch={Boolean(batch)} />;
  const separateNotices = notices && <div className={styles.section}>{notices}</div>;
  const placeholder = draft && (
    <p className={clsx("muted", styles.toAdd)} dir="auto">
      {draft.enter}
    </p>
  );
  return (
    <div className={styles.columns}>
      {(ingredients || placeholder) && (
        <Section id="ingredients" heading={t("product:ingredients")} isDrawn={isDrawn}>
          {ingredients ? (
            <p dir="auto">
              <Emphasis className={tables.emphasis} segments={ingredients} />
            </p>
          ) : (
            placeholder
          )}
          {allergens && <p className={styles.allergens}>{allergens}</p>}
          {nutrition && <Nutrition rows={nutrition} />}
        </Section>
      )}
      <div className={styles.column}>
        {(hasBatch || draft?.lacksBatch) && (
          <Section id="batch" heading={t("product:batchHeading")} isDrawn={isDrawn}>
            {hasBatch ? <BatchFacts content={content} /> : placeholder}
            {hasBatch && !draft && notices}
          </Section>
        )}
        {!hasBatch && !draft && separateNotices}
        {withoutBatch && (
          <Section id="batch" heading={t("product:batch")} isDrawn={isDrawn}>
            {withoutBatch}
          </Section>
        )}
        {(label || gtin || draft) && (
          <Section id="label" heading={t("product:label")} isDrawn={isDrawn}>
            <LabelFacts content={content} toAdd={draft?.toAdd} />
          </Section>
        )}
        {draft && separateNotices}
      </div>
    </div>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  isDrawn: boolean;
  children: ReactNode;
}

function Section({ id, heading, isDrawn, children }: SectionProps) {
  const Heading = isDrawn ? "p" : "h2";
  const headingId = isDrawn ? undefined : `${id}-heading`;
  return (
    <section id={headingId && id} className={styles.section} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
