import type { DateName } from "../../digital-link/identifiers";
import { colors } from "../../theme/tokens";
import { BarcodeDrawing, QrPicture } from "../art/codes";
import { logoMarkPath } from "../art/icons";
import type { Sample } from "../sample";
import { FittedText, isRightToLeft, monoFace } from "./fitted-text";

export interface PackLabel extends Pick<Sample, "gtin" | "uri" | "qrCode"> {
  /** Missing for the number of a case, which has no barcode. */
  barcode: Sample["barcode"] | undefined;
  batch?: string;
  /** Formatted as on packs in the page's language. */
  date?: { name: DateName; text: string };
}

/** Texts of the label, and the accessible names of its codes if they are separate pictures. */
interface LabelTexts {
  scan: string;
  batch: string;
  date: string;
  qrAlt: string | undefined;
  barcodeAlt: string | undefined;
}

/** "tall" has a large QR code for the hero's scan. "wide" keeps both codes readable on a smaller pack. */
export type LabelLayout = "tall" | "wide";

/** Positions on the label, in units of the pack's front. */
const layouts = {
  tall: {
    qr: { x: 108, y: 276, width: 148, height: 148 },
    number: { x: 182, y: 444 },
    barcode: { x: 19, y: 385, width: 83, height: 60 },
    scan: { x: 20, y: 274, width: 82, height: 98, largest: 32, lines: 2 },
  },
  wide: {
    qr: { x: 16, y: 268, width: 134, height: 134 },
    number: { x: 83, y: 412 },
    barcode: { x: 158, y: 274, width: 154, height: 110 },
    scan: { x: 20, y: 423, width: 128, height: 29, largest: 24, lines: 2 },
  },
} as const;

export interface LabelProps {
  /** Undefined without a valid number; the label then shows outlines instead of codes. */
  label: PackLabel | undefined;
  texts: LabelTexts;
  layout: LabelLayout;
}

/**
 * Draws the label on the pack's front as GS1 recommends: the number below the QR code, and the retail barcode
 * beside it within 50 mm.
 */
export function Label({ label, texts, layout }: LabelProps) {
  const { qr, number, barcode, scan } = layouts[layout];
  const { batch, date } = label ?? {};
  const isWide = layout === "wide";
  return (
    <>
      <path fill={colors.white} d="M12 264h306v191H12z" />
      <g fill={colors.ink} color={colors.ink} fontSize="9.5">
        {label ? (
          <>
            <QrPicture symbol={label.qrCode} name={texts.qrAlt} {...qr} />
            <text {...number} fontSize="11" textAnchor="middle" style={monoFace}>
              {`(01) ${label.gtin}`}
            </text>
            {label.barcode && (
              <BarcodeDrawing barcode={label.barcode} name={texts.barcodeAlt} {...barcode} />
            )}
          </>
        ) : (
          <CodeOutlines />
        )}
        {isWide && <path d="M20 419h290v1.5H20z" />}
        <FittedText
          text={texts.scan}
          {...scan}
          width={isWide && !batch && !date ? 290 : scan.width}
        />
        {/* Only a wide label has batch and date. */}
        {date && <Fact name={texts.date} text={date.text} x={160} width={72} />}
        {batch && (
          <Fact name={texts.batch} text={batch} x={date ? 240 : 160} width={date ? 70 : 72} />
        )}
      </g>
    </>
  );
}

/** Draws outlines in place of the codes. Only the wide label can lack its codes. */
function CodeOutlines() {
  const { qr, barcode } = layouts.wide;
  const outline = { fill: "none", stroke: colors.accent, strokeWidth: 1.6, strokeDasharray: "6 4" };
  return (
    <>
      <rect {...qr} {...outline} />
      <rect {...barcode} {...outline} />
      <g fill={colors.rule} fillRule="evenodd">
        {["32.08 284.08", "108.15 284.08", "32.08 360.15"].map((position) => (
          <path key={position} transform={`translate(${position}) scale(.9203)`} d={logoMarkPath} />
        ))}
      </g>
    </>
  );
}

interface FactProps {
  name: string;
  text: string;
  x: number;
  width: number;
}

/** Draws a value below its name, both aligned with the start of the name. */
function Fact({ name, text, x, width }: FactProps) {
  const isFromRight = isRightToLeft(name);
  return (
    <>
      <FittedText text={name} x={x} y={425} width={width} height={10} largest={9.5} lines={1} />
      <text
        x={isFromRight ? x + width : x}
        y={445}
        textAnchor={isFromRight ? "end" : undefined}
        fontSize={Math.min(12, width / (0.605 * text.length))}
        style={monoFace}
      >
        {text}
      </text>
    </>
  );
}
