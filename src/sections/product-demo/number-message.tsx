import { useTranslation } from "react-i18next";
import { formatList, formatNumber } from "../../content/format";
import { barcodeKind } from "../../digital-link/barcode";
import { prefixNote } from "../../digital-link/gtin";
import { identifierOf } from "../../digital-link/identifiers";
import { useSite } from "../../hooks/use-site";
import type { NumberState } from "./judge-draft";
import * as styles from "./number-field.module.css";
import { isolated, useFaultText } from "./use-fault-text";

/** Lists what a pasted code contains for which there is no field. */
function LeftOut({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const named = codes.map((code) => {
    const name = identifierOf(code);
    return isolated(`(${code})`) + (name ? ` ${t(`product-demo:parts.${name}`)}` : "");
  });
  return <span>{t("product-demo:number.leftOut", { value: formatList(named, language) })}</span>;
}

/** Says that a number is valid, and what kind of number it is. */
function Good({ gtin, leftOut }: { gtin: string; leftOut: readonly string[] }) {
  const { t } = useTranslation();
  const note = prefixNote(gtin);
  if (!barcodeKind(gtin)) {
    return (
      <span>
        <span>{t("product-demo:number.case")}</span>{" "}
        {leftOut.length > 0 && <LeftOut codes={leftOut} />}
      </span>
    );
  }
  const usual = note ? t(`product-demo:notes.${note}`) : t("product-demo:number.zeros");
  return (
    <span>
      <b>{t("product-demo:number.right")}</b>{" "}
      {leftOut.length > 0 ? <LeftOut codes={leftOut} /> : <span>{usual}</span>}
    </span>
  );
}

interface NumberMessageProps {
  id: string;
  state: NumberState;
  leftOut: readonly string[];
}

/**
 * Renders the message about the number. Screen readers announce it when the number is validated, not at every
 * digit. Each text that changes is an element, because browsers that translate the page replace text nodes,
 * which React then cannot remove.
 */
export function NumberMessage({ id, state, leftOut }: NumberMessageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const faultText = useFaultText();
  return (
    <div className={styles.message} id={id} data-state={state.kind}>
      <p role="status">
        {state.kind === "good" && <Good gtin={state.gtin} leftOut={leftOut} />}
        {state.kind === "fault" && <span>{faultText(state.fault)}</span>}
      </p>
      {state.kind === "empty" && <p>{t("product-demo:number.none")}</p>}
      {state.kind === "typing" && (
        <p>{t("product-demo:number.soFar", { value: formatNumber(state.digits, language) })}</p>
      )}
    </div>
  );
}
