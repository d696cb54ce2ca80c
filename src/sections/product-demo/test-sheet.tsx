import clsx from "clsx";
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { BarcodeDrawing, QrPicture } from "../../components/art/codes";
import { buttonClass } from "../../components/button/button";
import { barcodeModule, sidesOf } from "../../digital-link/code-sizes";
import { numberLine } from "../../digital-link/element-string";
import * as fields from "./fields.module.css";
import * as labelFit from "./label-fit.module.css";
import * as styles from "./test-sheet.module.css";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

interface PrintButtonProps {
  codes: Codes;
  isDisabled: boolean;
  name: string;
}

/** Prints the test sheet. In-app browsers may lack print() or never fire `afterprint`. */
export function PrintButton({ codes, isDisabled, name }: PrintButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"printing" | "unable">();
  const print = () => {
    flushSync(() => setState("printing"));
    addEventListener("afterprint", () => setState(undefined), { once: true });
    try {
      window.print();
    } catch {
      setState("unable");
    }
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: "outline", className: labelFit.button })}
        disabled={isDisabled}
        onClick={print}
      >
        {t("product-demo:sheet.print")}
      </button>
      {state === "unable" && (
        <p className={fields.fault} role="alert">
          {t("product-demo:sheet.unable")}
        </p>
      )}
      {state === "printing" && <TestSheet codes={codes} name={name} />}
    </>
  );
}

/**
 * Renders the test sheet, which is printed instead of the page (src/theme/print.css): both codes true to
 * size, with the QR code in all sizes.
 */
function TestSheet({ codes, name }: { codes: Codes; name: string }) {
  const { t } = useTranslation();
  const { millimeters } = useLengths();
  const { uri, qrCode, barcode, identifiers } = codes;
  return createPortal(
    <div className={clsx("test-sheet", styles.sheet)}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p>{t("product-demo:sheet.title")}</p>
      <div className={styles.codes} dir="ltr">
        {barcode && (
          <BarcodeDrawing
            barcode={barcode}
            width={`${barcode.width * barcodeModule}mm`}
            height={`${barcode.height * barcodeModule}mm`}
            name={t("landing:pack.barcode", { value: identifiers.gtin })}
          />
        )}
        {sidesOf(qrCode.size).map((side) => (
          <figure key={side}>
            <QrPicture symbol={qrCode} width={`${side}mm`} name={millimeters(side)} />
            <figcaption className={styles.caption}>
              {millimeters(side)}
              <br />
              {numberLine(identifiers.gtin)}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.across} aria-hidden="true">
        {t("product-demo:sheet.across")}
      </p>
      {/* Shows whether the sheet is printed true to size. */}
      <svg
        aria-hidden="true"
        className={styles.line}
        width="100mm"
        height="4mm"
        viewBox="0 0 100 4"
      >
        <path d="M0 2h100M.1 0v4M99.9 0v4" />
      </svg>
      <p>{t("product-demo:sheet.line", { value: millimeters(100) })}</p>
      <p className={styles.link} dir="ltr">
        {uri}
      </p>
      <p>{t("product-demo:sheet.foot")}</p>
    </div>,
    document.body,
  );
}
