import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../content/format";
import { barcodeKind } from "../../../digital-link/barcode";
import { prefixNote } from "../../../digital-link/prefix";
import { useSite } from "../../../hooks/use-site";
import type { NumberState } from "../judge-entries";
import { useFaultText } from "./use-fault-text";

interface NumberMessageProps {
  id: string;
  state: NumberState;
}

/** That a number is right, and why zeros stand before it; of one that is not for packs, that alone. */
function Right({ gtin }: { gtin: string }) {
  const { t } = useTranslation();
  const note = prefixNote(gtin);
  if (!barcodeKind(gtin)) return <span>{t("try-it:number.case")}</span>;
  return (
    <span>
      <b>{t("try-it:number.right")}</b>{" "}
      <span>{note ? t(`try-it:notes.${note}`) : t("try-it:number.zeros")}</span>
    </span>
  );
}

/**
 * What is said of the number: read out when it is judged, not at every digit. Each text that comes and
 * goes is an element: a browser that translates the page replaces texts, which React then cannot take
 * away.
 */
export function NumberMessage({ id, state }: NumberMessageProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const faultText = useFaultText();
  return (
    <div className="message" id={id} data-state={state.kind}>
      <p role="status">
        {state.kind === "good" && <Right gtin={state.gtin} />}
        {state.kind === "fault" && <span>{faultText(state.fault)}</span>}
      </p>
      {state.kind === "empty" && <p>{t("try-it:number.none")}</p>}
      {state.kind === "typing" && (
        <p>{t("try-it:number.soFar", { value: formatNumber(state.digits, language) })}</p>
      )}
    </div>
  );
}
