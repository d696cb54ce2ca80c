import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/page-link";
import { legalSections } from "../../content/legal-sections";

/** Which plans hold what the face promises. */
function PromotionsNote() {
  const { t } = useTranslation();
  return <p>{t("landing:features.promotionsNote")}</p>;
}

/** What a code is to a food label, when that was last reviewed, and the terms' section with its sources. */
function RulesNote() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("landing:features.rulesNote")}</p>
      <p className="reviewed">
        {t("landing:features.rulesReviewed")}{" "}
        <PageLink to={legalSections.labelingRules}>{t("landing:features.rulesSources")}</PageLink>
      </p>
    </>
  );
}

/** What some faces say beside their sentence, by the feature's id. */
export const faceNotes: Record<string, ComponentType> = {
  promotions: PromotionsNote,
  rules: RulesNote,
};
