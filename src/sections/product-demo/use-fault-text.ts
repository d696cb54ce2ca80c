import { useTranslation } from "react-i18next";
import { formatList, formatNumber } from "../../content/format";
import type { Fault } from "../../digital-link/fault";
import {
  applicationIdentifiers,
  componentLength,
  qualifiers,
} from "../../digital-link/identifiers";
import { digitalLinkUri } from "../../digital-link/uri";
import { useSite } from "../../hooks/use-site";

/** Isolates numbers and URLs as left-to-right in a right-to-left text. */
export const isolated = (text: string) => `\u2066${text}\u2069`;

const qualifierOrder = qualifiers.map((name) => applicationIdentifiers[name]).join(", ");

/** A valid link to show as an example; it is GS1's own. */
const goodLink = digitalLinkUri("https://id.gs1.org", { gtin: "09506000134352" });

/** Returns a function that gives the message for a fault. */
export function useFaultText() {
  const { t } = useTranslation();
  const { language } = useSite();
  const count = (number: number) => formatNumber(number, language);
  const named = (characters: readonly string[]) =>
    formatList(
      characters.map((each) => (each === " " ? t("product-demo:faults.space") : isolated(each))),
      language,
    );

  const valuesOf = (fault: Fault): Record<string, string> => {
    switch (fault.kind) {
      case "tooLong":
        return { value: count(fault.count), limit: count(fault.limit ?? componentLength) };
      case "length":
      case "checkDigit":
        return { value: count(fault.count) };
      case "character":
        return { value: named(fault.characters) };
      case "part":
        return { value: isolated(`(${fault.code})`) };
      case "link":
        return { value: isolated(goodLink) };
      case "order":
        return { value: isolated(qualifierOrder) };
      default:
        return {};
    }
  };
  return (fault: Fault): string => t(`product-demo:faults.${fault.kind}`, valuesOf(fault));
}
