import { useTranslation } from "react-i18next";
import type { PageContent } from "./page-content";
import * as styles from "./product-page.module.css";

/** The parts of a label that the product demo does not ask for. */
const later = ["nutritionFacts", "storage", "company"] as const;

interface LabelFactsProps extends Pick<PageContent, "label" | "gtin"> {
  toAdd?: string;
}

/** The label's text apart from ingredients and nutrition, and the number of the code. */
export function LabelFacts({ label, gtin, toAdd }: LabelFactsProps) {
  const { t } = useTranslation();
  const parts = [
    { id: "foodName", name: t("product:labelParts.foodName"), text: label?.foodName },
    { id: "storage", name: t("product:labelParts.storage"), text: label?.storage },
    { id: "company", name: t("product:labelParts.company"), text: label?.company },
    { id: "gtin", name: t("product:gtin"), text: gtin && <bdi dir="ltr">{gtin}</bdi> },
  ].filter(({ text }) => text);
  return (
    <>
      {label && <p>{t("product:eu")}</p>}
      {parts.length > 0 && (
        <dl className={styles.label}>
          {parts.map(({ id, name, text }) => (
            <div key={id} className={styles.labelPart}>
              <dt className={styles.labelName}>{name}</dt>
              <dd className={styles.labelText}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {toAdd && (
        <div className={styles.toAdd}>
          <p dir="auto">{toAdd}</p>
          <ul>
            {later.map((part) => (
              <li key={part}>{t(`product:labelParts.${part}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
