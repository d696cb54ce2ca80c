import { useTranslation } from "react-i18next";
import { useSite } from "../../components/site-context";
import { languageTag } from "../../content/format";

/**
 * Returns functions that format lengths in the page's language, in millimeters; `withInches` adds
 * inches in English.
 */
export function useLengths() {
  const { t } = useTranslation();
  const { language } = useSite();
  const format = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits }).format(value);
  // Rounded up, so that no required length is too small. The tolerance absorbs floating-point errors.
  const millimeters = (value: number) =>
    t("product-demo:fit.mm", { value: format(Math.ceil(value * 10 - 1e-6) / 10, 1) });
  const inches = (value: number) =>
    language.code === "en" ? ` (${format(value / 25.4, 2)} in)` : "";
  return { millimeters, withInches: (value: number) => millimeters(value) + inches(value) };
}
