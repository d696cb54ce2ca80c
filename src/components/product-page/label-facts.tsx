import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PageContent } from "./page-content";
import * as styles from "./product-page.module.css";

interface LabelFactsProps {
  content: PageContent;
  /** Introduces the parts of a label that a visitor can add later; undefined for the sample product. */
  toAdd: string | undefined;
}

/** Renders the rest of the label's text, and the parts that are not there yet. */
export function LabelFacts({ content, toAdd }: LabelFactsProps) {
  const { t } = useTranslation();
  const { label, gtin } = content;
  return (
    <>
      {label && <p>{t("product:eu")}</p>}
      <dl className={styles.label}>
        {label &&
          (["foodName", "storage", "company"] as const).map((id) => (
            <LabelFact key={id} name={t(`product:labelParts.${id}`)}>
              {label[id]}
            </LabelFact>
          ))}
        {gtin && (
          <LabelFact name={t("product:gtin")}>
            <bdi dir="ltr">{gtin}</bdi>
          </LabelFact>
        )}
      </dl>
      {toAdd && (
        <div className={clsx("muted", styles.toAdd)}>
          <p dir="auto">{toAdd}</p>
          <ul>
            {(["nutritionFacts", "storage", "company"] as const).map((id) => (
              <li key={id}>{t(`product:labelParts.${id}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function LabelFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.labelFact}>
      <dt className={clsx("muted", styles.labelName)}>{name}</dt>
      <dd className={styles.labelText}>{children}</dd>
    </div>
  );
}
