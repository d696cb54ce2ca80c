import type { DateName } from "../../digital-link/identifiers";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/colors";
import { BarcodeDrawing, QrPicture } from "../art/codes";
import type { Sample } from "../product-page/sample-fragment";
import { CodeOutlines } from "./code-outlines";
import { FittedText } from "./fitted-text";
import { LabelFacts } from "./label-facts";
import { type LabelLayout, labelLayouts } from "./label-layouts";
import { displayFace, monoFace } from "./lettering";

/** Content of the label of a pack. */
export interface PackLabelContent {
  /** 14 digits. */
  gtin: string;
  /** URL in the QR code. */
  uri: string;
  qrCode: QrSymbol;
  /** Undefined for the number of a case, which has no barcode. */
  barcode: NonNullable<Sample["barcode"]> | undefined;
  batch?: string;
  /** Formatted as on packs in the page's language. */
  date?: { name: DateName; text: string };
}

/** Texts of the label, and the accessible names of its codes if they are separate pictures. */
export interface LabelWords {
  scan: string;
  batch: string;
  date: string;
  oneForAll: string;
  qrAlt?: string | undefined;
  barcodeAlt?: string | undefined;
}

interface PackLabelProps {
  /** Undefined without a valid number; the label then shows outlines instead of codes. */
  label: PackLabelContent | undefined;
  /** Undefined for the demo product, whose label is a drawing with the same texts in every language. */
  words: LabelWords | undefined;
  layout: LabelLayout;
}

/**
 * Draws the label on the pack's front as GS1 recommends: the number below the QR code, and the retail barcode
 * beside it within 50 mm.
 */
export function PackLabel({ label, words, layout }: PackLabelProps) {
  const { qr, number, barcode, rule, scan } = labelLayouts[layout];
  return (
    <>
      <path fill={colors.white} d="M12 264h306v191H12z" />
      <g fill={colors.ink} color={colors.ink} fontSize="9.5">
        {label ? (
          <>
            <QrPicture symbol={label.qrCode} name={words?.qrAlt} {...qr} />
            <text {...number} fontSize="11" textAnchor="middle" style={monoFace}>
              {`(01) ${label.gtin}`}
            </text>
            {label.barcode && (
              <BarcodeDrawing code={label.barcode} name={words?.barcodeAlt} {...barcode} />
            )}
          </>
        ) : (
          <CodeOutlines layout={layout} />
        )}
        <path d={rule} />
        {words ? <FittedText text={words.scan} {...scan} /> : <DemoScan />}
        {label && <LabelFacts label={label} words={words} layout={layout} />}
      </g>
    </>
  );
}

function DemoScan() {
  return (
    <g fontSize="23.5" style={displayFace}>
      <text x="20" y="291">
        Scan for
      </text>
      <text x="20" y="315">
        answers
      </text>
    </g>
  );
}
