import { useTranslation } from "react-i18next";

/** A drawing's title block: whose net this is, and what its lines mean. Decoration. */
export function TitleBlock({ pack }: { pack: string }) {
  const { t } = useTranslation();
  return (
    <div className="title-block" aria-hidden="true">
      <p>
        <small>{t("landing:features.pack")}</small>
        <b>{pack}</b>
      </p>
      <p className="legend">
        <span>{t("landing:features.cut")}</span>
        <span className="fold">{t("landing:features.fold")}</span>
        <span className="glue-area">{t("landing:features.glue")}</span>
      </p>
    </div>
  );
}
