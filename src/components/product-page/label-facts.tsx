import { useTranslation } from "react-i18next";
import type { PageContent } from "./page-content";
import * as styles from "./product-page.module.css";

interface LabelFactsProps extends Pick<PageContent, "label" | "gtin"> {
  /** Introduces the parts of a label that the visitor can add later. Undefined omits that list. */
  toAdd?: string;
}

/** Renders the label's text, except ingredients and nutrition, and the number in the code. */
export function LabelFacts({ label, gtin, toAdd }: LabelFactsProps) {
  const { t } = useTranslation();
  const name = (part: string) => t(`product:labelParts.${part}`);
  const parts = [
    ...(["foodName", "storage", "company"] as const).map((id) => [name(id), label?.[id]]),
    [t("product:gtin"), gtin],
  ].filter(([, text]) => text);
  return (
    <>
      {label && <p>{t("product:eu")}</p>}
      <dl className={styles.label}>
        {parts.map(([term, text]) => (
          <div key={term} className={styles.labelPart}>
            <dt className={styles.labelName}>{term}</dt>
            <dd className={styles.labelText}>
              {text === gtin ? <bdi dir="ltr">{gtin}</bdi> : text}
            </dd>
          </div>
        ))}
      </dl>
      {toAdd && (
        <div className={styles.toAdd}>
          <p dir="auto">{toAdd}</p>
          <ul>
            {["nutritionFacts", "storage", "company"].map((part) => (
              <li key={part}>{name(part)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
