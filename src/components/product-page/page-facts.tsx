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
  /** What stands before the parts of a label that the visitor may add later; undefined: no such list. */
  toAdd?: string;
}

/** The ingredients with the nutrition table, the batch, and the rest of the label's text. */
export function PageFacts({ content, isDrawn, hasNotices, withoutBatch, toAdd }: PageFactsProps) {
  const { t } = useTranslation();
  const { ingredients, allergens, nutrition, batch, date, label, gtin } = content;
  const notices = hasNotices && <Notices hasBatch={Boolean(batch)} />;
  return (
    <div className={styles.columns}>
      {ingredients && (
        <Part id="ingredients" heading={t("product:ingredients")} isDrawn={isDrawn}>
          <p dir="auto">
            <Emphasis parts={ingredients} />
          </p>
          {allergens && <p className={styles.allergens}>{allergens}</p>}
          {nutrition && <Nutrition rows={nutrition} className={styles.table} />}
        </Part>
      )}
      <div className={styles.column}>
        {(batch || date) && (
          <Part id="batch" heading={t("product:batch")} isDrawn={isDrawn}>
            <BatchFacts content={content} notices={notices} tableClassName={styles.table} />
          </Part>
        )}
        {!(batch || date) && notices && <div className={styles.part}>{notices}</div>}
        {withoutBatch && (
          <Part id="batch" heading={t("product:lot")} isDrawn={isDrawn}>
            {withoutBatch}
          </Part>
        )}
        {(label || gtin || toAdd) && (
          <Part id="label" heading={t("product:label")} isDrawn={isDrawn}>
            <LabelFacts label={label} gtin={gtin} toAdd={toAdd} />
          </Part>
        )}
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
