import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { BarcodeDrawing } from "../../../components/art/barcode-drawing";
import { QrPicture } from "../../../components/art/qr-picture";
import { barcodeModule } from "../../../digital-link/barcode";
import { numberLine } from "../../../digital-link/element-string";
import { sidesOf } from "../../../digital-link/label-fit";
import { styled } from "../../../theme/styled";
import type { Codes } from "../use-codes";
import { testSheetRecipe } from "./test-sheet-recipe";
import { useLengths } from "./use-lengths";

const Root = styled("div", testSheetRecipe);

/** How long the line is by which one sees whether the sheet is printed in its true size, in mm. */
const line = 100;

interface TestSheetProps {
  codes: Codes;
  name: string;
}

/** On paper alone, in place of the page: the codes in their true sizes, and that it is a preview. */
export function TestSheet({ codes: { uri, symbol, barcode, identifiers }, name }: TestSheetProps) {
  const { t } = useTranslation();
  const { millimetres } = useLengths();
  return createPortal(
    <Root className="test-sheet">
      <p className="sheet-name" dir="auto">
        {name}
      </p>
      <p>{t("product-demo:sheet.title")}</p>
      <div className="codes" dir="ltr">
        {barcode && (
          <BarcodeDrawing
            code={barcode}
            width={`${barcode.width * barcodeModule}mm`}
            height={`${barcode.height * barcodeModule}mm`}
            name={t("product-demo:pack.barcode", { value: identifiers.gtin })}
          />
        )}
        {sidesOf(symbol.size).map((side) => (
          <figure key={side}>
            <QrPicture
              symbol={symbol}
              width={`${side}mm`}
              height={`${side}mm`}
              name={millimetres(side)}
            />
            <figcaption>
              {millimetres(side)}
              <br />
              {numberLine(identifiers.gtin)}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="across" aria-hidden="true">
        {t("product-demo:pack.preview")}
      </p>
      <svg
        aria-hidden="true"
        className="line"
        width={`${line}mm`}
        height="4mm"
        viewBox={`0 0 ${line} 4`}
      >
        <path d={`M0 2h${line}`} />
        <path d={`M.1 0v4M${line - 0.1} 0v4`} />
      </svg>
      <p>{t("product-demo:sheet.line", { value: millimetres(line) })}</p>
      <p className="sheet-link" dir="ltr">
        {uri}
      </p>
      <p>{t("product-demo:sheet.foot")}</p>
    </Root>,
    document.body,
  );
}
