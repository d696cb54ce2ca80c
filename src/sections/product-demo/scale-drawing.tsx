import { LocaleProvider } from "@ark-ui/react/locale";
import { Slider } from "@chakra-ui/react";
import clsx from "clsx";
import { type CSSProperties, useId } from "react";
import { useTranslation } from "react-i18next";
import { BarcodeDrawing, QrPicture } from "../../components/art/codes";
import { barcodeModule } from "../../digital-link/barcode";
import { numberLine } from "../../digital-link/element-string";
import { Ruler } from "./ruler";
import * as styles from "./scale-drawing.module.css";
import type { Codes } from "./use-codes";

/** Range of label widths that the drawing can show, in mm. */
export const drawnWidths = { least: 20, most: 90 };

interface ScaleDrawingProps {
  codes: Codes;
  /** Side of the QR code including its quiet zone, in mm. */
  side: number;
  /** Width of the label, in mm. */
  width: number;
  /** Width as screen readers announce it. */
  widthText: string;
  onDrag: (width: number) => void;
  /** Distance between the centers of both codes; empty if they are not side by side. */
  distance: string;
  isStacked: boolean;
}

/**
 * Draws a label with both codes below a ruler, true to size if the screen is wide enough. Its edge can be
 * dragged.
 */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { codes, side, width, widthText, onDrag, distance, isStacked } = props;
  const { barcode, qrCode, identifiers } = codes;
  const { t } = useTranslation();
  const labelId = useId();
  const drawn = Math.min(Math.max(width, drawnWidths.least), drawnWidths.most);
  const sizes = {
    "--label-width": drawn,
    "--barcode-width": (barcode?.width ?? 0) * barcodeModule,
    "--barcode-height": (barcode?.height ?? 0) * barcodeModule,
    "--qr-side": side,
  } as CSSProperties;
  return (
    <div className={clsx(styles.drawing, isStacked && styles.stacked)} dir="ltr" style={sizes}>
      <div className={styles.scale}>
        <p className={clsx(styles.distance, distance && styles.measured)}>
          <span dir="auto">{distance}</span>
        </p>
        <div className={styles.paper}>
          <div className={styles.label} />
          {barcode && (
            <div className={styles.barcode}>
              <BarcodeDrawing code={barcode} width="100%" height="100%" />
            </div>
          )}
          <div className={styles.qrCode}>
            <QrPicture symbol={qrCode} width="100%" />
            <span className={styles.gtin} aria-hidden="true">
              {numberLine(identifiers.gtin)}
            </span>
          </div>
        </div>
        <Ruler length={drawnWidths.most} edge={drawn} />
        {/* The ruler runs from left to right in every language. */}
        <LocaleProvider locale="en">
          <Slider.Root
            className="with-script"
            ids={{ label: labelId }}
            min={drawnWidths.least}
            max={drawnWidths.most}
            value={[drawn]}
            thumbAlignment="center"
            getAriaValueText={() => widthText}
            onValueChange={({ value: [dragged = width] }) => onDrag(dragged)}
          >
            <span id={labelId} className="visually-hidden">
              {t("product-demo:fit.width")}
            </span>
            <Slider.Control>
              <Slider.Thumb index={0}>
                <span className={styles.widthText} dir="auto">
                  {widthText}
                </span>
              </Slider.Thumb>
            </Slider.Control>
          </Slider.Root>
        </LocaleProvider>
      </div>
    </div>
  );
}
