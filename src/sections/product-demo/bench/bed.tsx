import { LocaleProvider } from "@ark-ui/react/locale";
import type { CSSProperties } from "react";
import { BarcodeDrawing } from "../../../components/art/barcode-drawing";
import { QrPicture } from "../../../components/art/qr-picture";
import { type Barcode, barcodeModule } from "../../../digital-link/barcode";
import { numberLine } from "../../../digital-link/element-string";
import type { QrSymbol } from "../../../digital-link/qr-symbol";
import { LabelEdge } from "./label-edge";
import { Ruler } from "./ruler";
import { drawnWidth, widths } from "./width-field";

interface BedProps {
  symbol: QrSymbol;
  barcode: Barcode | undefined;
  gtin: string;
  /** The QR code's side with its quiet zone, and the label's width, in mm. */
  side: number;
  label: number;
  setLabel: (label: number) => void;
  /** The label's width as it is read out. */
  valueText: string;
  /** How far apart both codes are, from middle to middle; empty where there is one. */
  between: string;
  /** Whether the QR code stands above the barcode. */
  isStacked: boolean;
  isStale: boolean;
}

/** A label under a ruler: its edge is dragged over both codes, in millimetres. */
export function Bed(props: BedProps) {
  const { symbol, barcode, gtin, side, label, setLabel, valueText, between } = props;
  const { isStacked, isStale } = props;
  const width = (barcode?.width ?? 0) * barcodeModule;
  const measures = {
    "--label": drawnWidth(label),
    "--barcode": width,
    "--barcode-height": (barcode?.height ?? 0) * barcodeModule,
    "--side": side,
  } as CSSProperties;
  const below = `calc(${side + 8}*var(--mm))`;
  const paper = { height: `calc(${below} + (var(--barcode-height) + 3)*var(--mm))` };
  return (
    <div className="bed" dir="ltr" style={measures} data-stale={isStale ? "" : undefined}>
      <p className="between" data-empty={between ? undefined : ""}>
        <span dir="auto">{between}</span>
      </p>
      <div className="paper" style={isStacked ? paper : undefined}>
        <div className="cut" />
        {barcode && (
          <div className="barcode-place" style={isStacked ? { left: 0, top: below } : undefined}>
            <BarcodeDrawing code={barcode} />
          </div>
        )}
        <div className="qr-place">
          <QrPicture symbol={symbol} />
          <span aria-hidden="true">{numberLine(gtin)}</span>
        </div>
      </div>
      <Ruler length={widths.most} edge={drawnWidth(label)} />
      {/* The ruler goes from left to right in every language. */}
      <LocaleProvider locale="en">
        <LabelEdge {...{ label, setLabel, valueText }} />
      </LocaleProvider>
    </div>
  );
}
