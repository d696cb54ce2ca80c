import { useTranslation } from "react-i18next";

const facts = ["trial", "card", "free", "codes"] as const;

/** What the lead does not say, in figures. */
export function Facts() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <dl className="facts">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`landing:facts.${fact}`)}</dt>
            <dd>{t(`landing:facts.${fact}Value`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
