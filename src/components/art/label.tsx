import { colors } from "../../theme/colors";
import type { Sample } from "../product-page/sample-fragment";
import { BarcodeDrawing } from "./barcode-drawing";
import { displayFace, monoFace } from "./lettering";
import { QrCode } from "./qr-code";

export interface LabelProps {
  gtin: string;
  lot: string;
  bestBefore: string;
  /** The barcode that tills read; a case's number has none. */
  barcode: Sample["barcode"];
}

/**
 * The label on the pack's front, as GS1 asks for it: the number stands under the code, and the familiar
 * barcode beside it, within 50 mm of it.
 */
export function Label({ gtin, lot, bestBefore, barcode }: LabelProps) {
  return (
    <>
      <path fill={colors.white} d="M12 264h306v191H12z" />
      <QrCode x={108} y={276} width={148} height={148} />
      <g fill={colors.ink} color={colors.ink} fontSize="9.5">
        <g fontSize="23.5" style={displayFace}>
          <text x="20" y="291">
            Scan for
          </text>
          <text x="20" y="315">
            answers
          </text>
        </g>
        <path d="M20 328h80v1.5H20z" />
        <text x="20" y="342">
          Best before
        </text>
        <text x="20" y="367">
          Batch
        </text>
        <g style={monoFace}>
          <text x="20" y="354" fontSize="12" textLength="48">
            {bestBefore}
          </text>
          <text x="50" y="367" fontSize="12" textLength="36">
            {lot}
          </text>
          <text x="182" y="444" fontSize="11" textAnchor="middle">
            {`(01) ${gtin}`}
          </text>
        </g>
        {barcode && <BarcodeDrawing code={barcode} x={19} y={385} width={83} height={60} />}
      </g>
    </>
  );
}
