import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageTag } from "../../content/format";
import { useSite } from "../../hooks/use-site";

/**
 * The copyright line with the year in the language's digits, and the marks' owners. The year is that
 * of the site's last change in the static page, the visitor's as soon as the browser can tell.
 */
export function Copyright() {
  const { t } = useTranslation();
  const { language } = useSite();
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const format = new Intl.NumberFormat(languageTag(language), { useGrouping: false });
  return (
    <div className="end">
      <p>{t("common:footer.copyright", { year: format.format(year) })}</p>
      <p>{t("common:footer.trademarks")}</p>
    </div>
  );
}
