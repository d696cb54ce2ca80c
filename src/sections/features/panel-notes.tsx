import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/page-link";
import { useSite } from "../../hooks/use-site";
import * as styles from "./panel.module.css";

/** Which plans include the feature. */
function PromotionsNote() {
  const { t } = useTranslation();
  return <p className={styles.note}>{t("landing:features.promotionsNote")}</p>;
}

/** What a code is to a food label, when that was last reviewed, and the terms' section with its sources. */
function RulesNote() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const terms = shell.navigationJson?.legal.find(({ id }) => id === "terms");
  return (
    <>
      <p className={styles.note}>{t("landing:features.rulesNote")}</p>
      <p className={styles.source}>
        {t("landing:features.rulesReviewed")}{" "}
        <PageLink to={`${terms?.path}#regulatory-information`}>
          {t("landing:features.rulesSources")}
        </PageLink>
      </p>
    </>
  );
}

/** The notes that some features have below their sentence, by the id of the feature. */
export const panelNotes: Record<string, ComponentType> = {
  promotions: PromotionsNote,
  rules: RulesNote,
};
