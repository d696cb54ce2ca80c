import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";

/** Tutorials, blog and support: plain text until site.json has a target for them. */
export function Resources() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <div className="resources">
      <h2>{t("common:footer.resources")}</h2>
      <ul>
        {shell.siteJson?.resources.map(({ id, url }) => (
          <li key={id}>
            {url ? (
              <a href={url}>{t(`common:footer.${id}`)}</a>
            ) : (
              <span>{t(`common:footer.${id}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
