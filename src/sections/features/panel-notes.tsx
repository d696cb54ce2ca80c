import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { legalSections } from "../../content/legal-sections";
import * as styles from "./panel.module.css";

/** Names the plans that include the feature. */
function PromotionsNote() {
  const { t } = useTranslation();
  return <p className={styles.note}>{t("landing:features.promotionsNote")}</p>;
}

/**
 * Explains what a code is on a food label, when that was last reviewed, and links to the guide's answer with
 * its sources.
 */
function RulesNote() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>{t("landing:features.rulesNote")}</p>
      <p className={styles.source}>
        {t("landing:features.rulesReviewed")}{" "}
        <PageLink to={legalSections.labelingRules}>{t("landing:features.rulesGuide")}</PageLink>
      </p>
    </>
  );
}

/** Notes below the sentence of some features, by the feature's id. */
export const panelNotes: Record<string, ComponentType> = {
  promotions: PromotionsNote,
  rules: RulesNote,
};
