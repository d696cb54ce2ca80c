import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatYear } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import * as styles from "./footer.module.css";

/**
 * Renders the copyright line, with the year in the digits of the page's language, and the trademark owners.
 * The prerendered page contains the year of the last change to the site; after hydration it is the visitor's
 * year. The build formats the former, because creating the first Intl.NumberFormat takes 90 ms on a slow
 * phone.
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
