import { useTranslation } from "react-i18next";
import { useSite } from "../../components/site-context";
import { formatList, formatNumber } from "../../content/format";
import { barcodeKind } from "../../digital-link/barcode";
import type { Fault } from "../../digital-link/fault";
import { prefixNote } from "../../digital-link/gtin";
import {
  applicationIdentifiers,
  componentLength,
  identifierOf,
  qualifiers,
} from "../../digital-link/identifiers";
import { useDraft } from "../../draft/draft";
import type { NumberState } from "../../draft/validate-draft";

/** Isolates numbers and URLs as left-to-right in a right-to-left text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** A valid link to show as an example; it is GS1's own. */
const exampleLink = "https://id.gs1.org/01/09506000134352";

const qualifierOrder = qualifiers.map((name) => applicationIdentifiers[name]).join(", ");

/** Returns a function that gives the message for a fault; undefined without a fault. */
export function useFaultText() {
  const { t } = useTranslation();
  const { language } = useSite();
  const valueIn = (fault: Fault) => {
    if (fault.kind === "link") return isolated(exampleLink);
    if (fault.kind === "order") return isolated(qualifierOrder);
    if (fault.kind === "part") return isolated(`(${fault.ai})`);
    if ("count" in fault) return formatNumber(fault.count, language);
    if (fault.kind !== "character") return undefined;
    const names = fault.characters.map((each) =>
      each === " " ? t("product-demo:faults.space") : isolated(each),
    );
    return formatList(names, language);
  };
  return (fault: Fault | undefined): string | undefined => {
    if (!fault) return undefined;
    const limit = (fault.kind === "tooLong" && fault.limit) || componentLength;
    const values = { value: valueIn(fault), limit: formatNumber(limit, language) };
    return t(`product-demo:faults.${fault.kind}`, values);
  };
}

/**
 * Says that a number is valid, and what kind of number it is, or what a pasted code contains for which there
 * is no field.
 */
function ValidNumber({ gtin }: { gtin: string }) {
  const { t } = useTranslation();
  const ignoredIdentifiers = useDraft((draft) => draft.ignoredIdentifiers);
  const { language } = useSite();
  const isCase = !barcodeKind(gtin);
  const note = prefixNote(gtin);
  const usual = isCase ? "" : t(note ? `product-demo:notes.${note}` : "product-demo:number.zeros");
  const omitted = ignoredIdentifiers.map((ai) => {
    const name = identifierOf(ai);
    return isolated(`(${ai})`) + (name ? ` ${t(`product-demo:parts.${name}`)}` : "");
  });
  return (
    <span>
      {isCase ? (
        <span>{t("product-demo:number.case")}</span>
      ) : (
        <b>{t("product-demo:number.right")}</b>
      )}{" "}
      <span>
        {omitted.length > 0
          ? t("product-demo:number.ignoredIdentifiers", { value: formatList(omitted, language) })
          : usual}
      </span>
    </span>
  );
}

/**
 * Renders the message about the number. Screen readers announce it when the number is validated, not at every
 * digit. Each text that changes is an element, because browsers that translate the page replace text nodes,
 * which React then cannot remove.
 */
export function NumberMessage({ state }: { state: NumberState }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const faultText = useFaultText();
  return (
    <>
      <p role="status">
        {state.kind === "good" && <ValidNumber gtin={state.gtin} />}
        {state.kind === "fault" && <span>{faultText(state.fault)}</span>}
      </p>
      {state.kind === "empty" && <p>{t("product-demo:number.none")}</p>}
      {state.kind === "typing" && (
        <p>{t("product-demo:number.soFar", { value: formatNumber(state.digits, language) })}</p>
      )}
    </>
  );
}
