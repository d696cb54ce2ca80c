import { useTranslation } from "react-i18next";
import { languageTag } from "../../../content/format";
import { useSite } from "../../../hooks/use-site";

const inch = 25.4;

/** Up to a tenth, so that what is needed is never said to be less; not for what sums are off by. */
const tenth = (value: number) => Math.ceil(value * 10 - 1e-6) / 10;

/** Writes lengths as the page's language does: in millimetres, in English in inches, too. */
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
