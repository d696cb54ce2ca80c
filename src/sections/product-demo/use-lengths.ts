import { useTranslation } from "react-i18next";
import { languageTag } from "../../content/format";
import { useSite } from "../../hooks/use-site";

const inch = 25.4;

/**
 * Rounds up to a tenth, so that no required length is too small. The tolerance absorbs floating-point errors.
 */
const tenth = (value: number) => Math.ceil(value * 10 - 1e-6) / 10;

/**
 * Returns functions that format lengths in the page's language, in millimetres; `both` adds inches in
 * English.
 */
export function useLengths() {
  const { t } = useTranslation();
  const { language } = useSite();
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits }).format(value);
  const millimetres = (value: number) =>
    t("product-demo:fit.mm", { value: number(tenth(value), 1) });
  return {
    millimetres,
    both: (value: number) =>
      language.code === "en"
        ? `${millimetres(value)} (${number(value / inch, 2)} in)`
        : millimetres(value),
  };
}
