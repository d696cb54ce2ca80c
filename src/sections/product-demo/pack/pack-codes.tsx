import { useTranslation } from "react-i18next";
import { BarcodeDrawing } from "../../../components/art/barcode-drawing";
import { QrPicture } from "../../../components/art/qr-picture";
import { numberLine } from "../../../digital-link/element-string";
import { modulesWithQuietZone } from "../../../digital-link/qr-box";
import type { PageProduct } from "../../../draft/fragment";
import type { Codes } from "../use-codes";
import { LabelFacts } from "./label-facts";

/** Where the QR code stands on the label, and how long the arms of its brackets are. */
const code = { x: 26, y: 288, side: 118, arm: 16 };

/** Four corners around the QR code, a module outside of its quiet zone. */
function Brackets({ size }: { size: number }) {
  const module = code.side / modulesWithQuietZone(size);
  const [left, top] = [code.x - module, code.y - module];
  const [right, bottom] = [code.x + code.side + module, code.y + code.side + module];
  const { arm } = code;
  return (
    <path
      className="brackets"
      d={`M${left} ${top + arm}v-${arm}h${arm}M${right - arm} ${top}h${arm}v${arm}M${right} ${bottom - arm}v${arm}h-${arm}M${left + arm} ${bottom}h-${arm}v-${arm}`}
    />
  );
}

interface PackCodesProps {
  codes: Codes;
  date: PageProduct["date"];
}

/** The label of the pack: both codes with their numbers, lot and date. */
export function PackCodes({ codes: { uri, symbol, barcode, identifiers }, date }: PackCodesProps) {
  const { t } = useTranslation();
  const { gtin, batch } = identifiers;
  return (
    <>
      <QrPicture
        symbol={symbol}
        x={code.x}
        y={code.y}
        width={code.side}
        height={code.side}
        name={t("landing:questions.qrAlt", { uri })}
      />
      <Brackets size={symbol.size} />
      <text x="30" y="423" fontSize="10.4" textLength="110">
        {numberLine(gtin)}
      </text>
      {barcode && (
        <BarcodeDrawing
          code={barcode}
          x={166}
          y={286}
          width={222}
          height={124}
          name={t("product-demo:pack.barcode", { value: gtin })}
        />
      )}
      <path className="rule" d="M26 431h362" />
      <LabelFacts batch={batch} date={date} isCase={!barcode} />
    </>
  );
}
