import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/page-link";
import { useSite } from "../../hooks/use-site";

/** Which plans hold what the face promises. */
function PromotionsNote() {
  const { t } = useTranslation();
  return <p>{t("landing:features.promotionsNote")}</p>;
}

/** What a code is to a food label, when that was last reviewed, and the terms' section with its sources. */
function RulesNote() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const terms = shell.navigationJson.legal.find(({ id }) => id === "terms");
  return (
    <>
      <p>{t("landing:features.rulesNote")}</p>
      <p className="reviewed">
        {t("landing:features.rulesReviewed")}{" "}
        <PageLink to={`${terms?.path}#regulatory-information`}>
          {t("landing:features.rulesSources")}
        </PageLink>
      </p>
    </>
  );
}

/** What some faces say beside their sentence, by the feature's id. */
export const faceNotes: Record<string, ComponentType> = {
  promotions: PromotionsNote,
  rules: RulesNote,
};
