import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatYear } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import * as styles from "./footer.module.css";

/**
 * The copyright line with the year in the language's digits, and the marks' owners. The year is that
 * of the site's last change in the static page, the visitor's as soon as the browser can tell. The
 * build has formatted it: a browser's first number format takes 90 ms on a slow phone.
 */
export function Copyright() {
  const { t } = useTranslation();
  const { language, shell } = useSite();
  const { updated, updatedYear } = shell.siteJson;
  const [year, setYear] = useState(updatedYear);
  useEffect(() => {
    const now = new Date().getFullYear();
    if (now !== Number(updated.slice(0, 4))) setYear(formatYear(now, language));
  }, [language, updated]);
  return (
    <div className={styles.copyright}>
      <p>{t("common:footer.copyright", { year })}</p>
      <p>{t("common:footer.trademarks")}</p>
    </div>
  );
}
