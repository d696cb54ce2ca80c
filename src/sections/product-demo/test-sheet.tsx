import clsx from "clsx";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { BarcodeDrawing, QrPicture } from "../../components/art/codes";
import { barcodeModule } from "../../digital-link/barcode";
import { numberLine } from "../../digital-link/element-string";
import { sidesOf } from "../../digital-link/label-fit";
import * as styles from "./test-sheet.module.css";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

/** Length of the reference line that shows whether the sheet is printed true to size, in mm. */
const line = 100;

interface TestSheetProps {
  codes: Codes;
  name: string;
}

/**
 * Renders the test sheet, which is printed instead of the page (src/theme/print.css): both codes true to
 * size, with the QR code in all sizes.
 */
export function TestSheet({ codes: { uri, qrCode, barcode, identifiers }, name }: TestSheetProps) {
  const { t } = useTranslation();
  const { millimetres } = useLengths();
  return createPortal(
    <div className={clsx("test-sheet", styles.sheet)}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p>{t("product-demo:sheet.title")}</p>
      <div className={styles.codes} dir="ltr">
        {barcode && (
          <BarcodeDrawing
            code={barcode}
            width={`${barcode.width * barcodeModule}mm`}
            height={`${barcode.height * barcodeModule}mm`}
            name={t("landing:pack.barcode", { value: identifiers.gtin })}
          />
        )}
        {sidesOf(qrCode.size).map((side) => (
          <figure key={side}>
            <QrPicture
              symbol={qrCode}
              width={`${side}mm`}
              height={`${side}mm`}
              name={millimetres(side)}
            />
            <figcaption className={styles.caption}>
              {millimetres(side)}
              <br />
              {numberLine(identifiers.gtin)}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.across} aria-hidden="true">
        {t("product-demo:sheet.across")}
      </p>
      <svg
        aria-hidden="true"
        className={clsx("line", styles.line)}
        width={`${line}mm`}
        height="4mm"
        viewBox={`0 0 ${line} 4`}
      >
        <path d={`M0 2h${line}M.1 0v4M${line - 0.1} 0v4`} />
      </svg>
      <p>{t("product-demo:sheet.line", { value: millimetres(line) })}</p>
      <p className={styles.link} dir="ltr">
        {uri}
      </p>
      <p>{t("product-demo:sheet.foot")}</p>
    </div>,
    document.body,
  );
}
