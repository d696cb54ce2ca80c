import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BatchFacts } from "./batch-facts";
import { Emphasis } from "./emphasis";
import { LabelFacts } from "./label-facts";
import { Notices } from "./notices";
import { Nutrition } from "./nutrition";
import type { PageContent } from "./page-content";
import * as styles from "./product-page.module.css";

export interface PageFactsProps {
  content: PageContent;
  /**
   * Whether the page is on a drawn phone. There it renders no regions and no heading elements, which would
   * belong to the surrounding page.
   */
  isDrawn: boolean;
  /** Whether the page says that there are no notices and offers a sample of a recall notice. */
  hasNotices?: boolean;
  /** Replaces the batch if the page's URL contains none. */
  withoutBatch?: ReactNode;
  /** Texts for the page of a product that the visitor is entering. */
  draft?: DraftTexts;
}

/** Texts of a draft's page, in the language of the site's page. */
export interface DraftTexts {
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
export function PageFacts({ content, isDrawn, hasNotices, withoutBatch, draft }: PageFactsProps) {
  const { t } = useTranslation();
  const { ingredients, allergens, nutrition, batch, date, label, gtin } = content;
  const isOfBatch = Boolean(batch || date);
  const notices = hasNotices && <Notices hasBatch={Boolean(batch)} />;
  const noticesPart = notices && <div className={styles.part}>{notices}</div>;
  const place = draft && (
    <p className={styles.toAdd} dir="auto">
      {draft.enter}
    </p>
  );
  return (
    <div className={styles.columns}>
      {(ingredients || place) && (
        <Part id="ingredients" heading={t("product:ingredients")} isDrawn={isDrawn}>
          {ingredients ? (
            <p dir="auto">
              <Emphasis parts={ingredients} />
            </p>
          ) : (
            place
          )}
          {allergens && <p className={styles.allergens}>{allergens}</p>}
          {nutrition && <Nutrition rows={nutrition} className={styles.table} />}
        </Part>
      )}
      <div className={styles.column}>
        {(isOfBatch || draft?.lacksBatch) && (
          <Part id="batch" heading={t("product:batch")} isDrawn={isDrawn}>
            {isOfBatch ? (
              <BatchFacts
                content={content}
                notices={!draft && notices}
                tableClassName={styles.table}
              />
            ) : (
              place
            )}
          </Part>
        )}
        {!isOfBatch && !draft && noticesPart}
        {withoutBatch && (
          <Part id="batch" heading={t("product:lot")} isDrawn={isDrawn}>
            {withoutBatch}
          </Part>
        )}
        {(label || gtin || draft) && (
          <Part id="label" heading={t("product:label")} isDrawn={isDrawn}>
            <LabelFacts label={label} gtin={gtin} toAdd={draft?.toAdd} />
          </Part>
        )}
        {draft && noticesPart}
      </div>
    </div>
  );
}

interface PartProps extends Pick<PageFactsProps, "isDrawn"> {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Renders a part of the page under its heading. */
function Part({ id, heading, isDrawn, children }: PartProps) {
  const [Heading, headingId] = isDrawn ? (["p"] as const) : (["h2", `${id}-heading`] as const);
  return (
    <section id={headingId && id} className={styles.part} aria-labelledby={headingId}>
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
