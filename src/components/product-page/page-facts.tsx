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
  /** On a drawn phone, a page within another, parts are no regions, and are under no heading elements. */
  isDrawn: boolean;
  /** Whether the page says that there are no notices, with a sample of a recall notice. */
  hasNotices?: boolean;
  /** In place of the batch, where the page's address names none. */
  withoutBatch?: ReactNode;
  /** On the page of a product that the visitor is entering. */
  draft?: DraftTexts;
}

/** What the page of a visitor's product says while they are making it, in the language of the site's page. */
export interface DraftTexts {
  /** Before the parts of a label that can be added later. */
  toAdd: string;
  /** In place of the ingredients, and of a batch, while they are empty. */
  enter: string;
  /** Whether the code is to contain a batch, and none is entered. */
  lacksBatch: boolean;
}

/**
 * The ingredients with the nutrition table, the batch, and the rest of the label's text. On the page of a
 * visitor's product the notices come last, after all that the visitor enters.
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

/** A part of the page under its heading. */
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
