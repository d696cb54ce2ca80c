import { useTranslation } from "react-i18next";
import { formatList, formatNumber } from "../../../content/format";
import { barcodeKind } from "../../../digital-link/barcode";
import { identifierOf } from "../../../digital-link/identifiers";
import { prefixNote } from "../../../digital-link/prefix";
import { useSite } from "../../../hooks/use-site";
import type { NumberState } from "../judge-entries";
import { isolated, useFaultText } from "./use-fault-text";

interface NumberMessageProps {
  id: string;
  state: NumberState;
  /** The Application Identifiers of what was pasted and is not in the code. */
  leftOut: readonly string[];
}

/** What a pasted code held beyond the fields, by its Application Identifiers. */
function LeftOut({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const named = codes.map((code) => {
    const name = identifierOf(code);
    return isolated(`(${code})`) + (name ? ` ${t(`product-demo:parts.${name}`)}` : "");
  });
  return <span>{t("product-demo:number.leftOut", { value: formatList(named, language) })}</span>;
}

/**
 * That a number is right, and what was left out beside it, or else why zeros stand before it; of one that
 * is not for packs, that.
 */
function Right({ gtin, leftOut }: { gtin: string; leftOut: readonly string[] }) {
  const { t } = useTranslation();
  const note = prefixNote(gtin);
  const isCase = !barcodeKind(gtin);
  const usual = note ? t(`product-demo:notes.${note}`) : t("product-demo:number.zeros");
  return (
    <span>
      {isCase ? (
        <span>{t("product-demo:number.case")}</span>
      ) : (
        <b>{t("product-demo:number.right")}</b>
      )}{" "}
      {leftOut.length > 0 ? <LeftOut codes={leftOut} /> : !isCase && <span>{usual}</span>}
    </span>
  );
}

/**
 * What is said of the number: read out when it is judged, not at every digit. Each text that comes and
 * goes is an element: a browser that translates the page replaces texts, which React then cannot take
 * away.
 */
export function NumberMessage({ id, state, leftOut }: NumberMessageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const faultText = useFaultText();
  return (
    <div className="message" id={id} data-state={state.kind}>
      <p role="status">
        {state.kind === "good" && <Right gtin={state.gtin} leftOut={leftOut} />}
        {state.kind === "fault" && <span>{faultText(state.fault)}</span>}
      </p>
      {state.kind === "empty" && <p>{t("product-demo:number.none")}</p>}
      {state.kind === "typing" && (
        <p>{t("product-demo:number.soFar", { value: formatNumber(state.digits, language) })}</p>
      )}
    </div>
  );
}
