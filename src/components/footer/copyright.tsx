import { useTranslation } from "react-i18next";
import { languageTag } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import { useCurrentYear } from "./use-current-year";

/** The copyright line with the current year in the language's digits, and the marks' owners. */
export function Copyright() {
  const { t } = useTranslation();
  const { language } = useSite();
  const format = new Intl.NumberFormat(languageTag(language), { useGrouping: false });
  return (
    <div className="end">
      <p>{t("common:footer.copyright", { year: format.format(useCurrentYear()) })}</p>
      <p>{t("common:footer.trademarks")}</p>
    </div>
  );
}
