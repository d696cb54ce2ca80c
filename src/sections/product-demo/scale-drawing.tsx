import { LocaleProvider } from "@chakra-ui/react/locale";
import { Slider } from "@chakra-ui/react/slider";
import clsx from "clsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { BarcodeDrawing, QrPicture } from "../../components/art/codes";
import { barcodeModule } from "../../digital-link/code-sizes";
import { numberLine } from "../../digital-link/element-string";
import * as styles from "./label-fit.module.css";
import type { Codes } from "./use-codes";
import { useLengths } from "./use-lengths";

/** Range of label widths that the drawing can show, in mm. */
const drawnWidths = { min: 20, max: 90 };

interface ScaleDrawingProps {
  codes: Codes;
  /** Side of the QR code including its quiet zone, in mm. */
  side: number;
  /** Width of the label, in mm. */
  width: number;
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
  const { codes, side, width, onDrag, distance, isStacked } = props;
  const { barcode, qrCode, identifiers } = codes;
  const { t } = useTranslation();
  const { withInches } = useLengths();
  const widthText = withInches(width);
  const labelId = useId();
  const drawn = Math.min(Math.max(width, drawnWidths.min), drawnWidths.max);
  const sizes = {
    "--label-width": drawn,
    "--barcode-width": (barcode?.width ?? 0) * barcodeModule,
    "--barcode-height": (barcode?.height ?? 0) * barcodeModule,
    "--qr-side": side,
  };
  return (
    <div className={clsx(styles.drawing, isStacked && styles.stacked)} dir="ltr" style={sizes}>
      <div className={styles.scale}>
        {!isStacked && (
          <p className={clsx(styles.distance, distance && styles.measured)}>
            <span dir="auto">{distance}</span>
          </p>
        )}
        <div className={styles.paper}>
          <div className={styles.label} />
          {barcode && (
            <div className={styles.barcode}>
              <BarcodeDrawing barcode={barcode} width="100%" height="100%" />
            </div>
          )}
          <div className={styles.qrCode}>
            <QrPicture symbol={qrCode} width="100%" />
            <span className={styles.gtin} aria-hidden="true">
              {numberLine(identifiers.gtin)}
            </span>
          </div>
        </div>
        <Ruler edge={drawn} />
        {/* The ruler runs from left to right in every language. */}
        <LocaleProvider locale="en">
          <Slider.Root
            className="with-script"
            ids={{ label: labelId }}
            {...drawnWidths}
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

/**
 * Marks of the ruler: interval and length in mm. They are the dashes of a line whose width is the length of
 * the marks.
 */
const marks = [
  { every: 1, long: 1.4 },
  { every: 5, long: 2.2 },
  { every: 10, long: 3.4 },
];

/**
 * Draws the ruler, 90 mm long; one unit of its drawing is a millimeter.
 * @param edge position of the label's edge; a number at this position is omitted
 */
function Ruler({ edge }: { edge: number }) {
  const { t } = useTranslation();
  const numbers = [0, 10, 20, 30, 40, 50, 60, 70, 80].filter((mm) => Math.abs(mm - edge) > 2);
  return (
    <svg className={styles.ruler} viewBox="0 0 90 8" aria-hidden="true">
      <path strokeWidth=".34" d="M0 0h90" />
      {marks.map(({ every, long }) => (
        <path
          key={every}
          strokeWidth={long}
          strokeDasharray={`.17 ${every - 0.17}`}
          d={`M-.085 ${long / 2}h90.17`}
        />
      ))}
      {numbers.map((mm) => (
        <text
          key={mm}
          className={styles.number}
          x={mm}
          y="6.6"
          textAnchor={mm ? "middle" : "start"}
        >
          {mm}
        </text>
      ))}
      <text className={styles.number} x="90" y="6.6" textAnchor="end">
        {t("product-demo:fit.unit")}
      </text>
    </svg>
  );
}
