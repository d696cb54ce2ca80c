import type { DateName } from "../../digital-link/identifiers";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/colors";
import { BarcodeDrawing } from "../art/barcode-drawing";
import { QrPicture } from "../art/qr-picture";
import type { Sample } from "../product-page/sample-fragment";
import { CodeOutlines } from "./code-outlines";
import { FittedText } from "./fitted-text";
import { LabelFacts } from "./label-facts";
import { type LabelLayout, labelLayouts } from "./label-layouts";
import { displayFace, monoFace } from "./lettering";

/** What is printed on the label of a pack. */
export interface PackLabelContent {
  /** 14 digits. */
  gtin: string;
  /** The address in the QR code. */
  uri: string;
  qrCode: QrSymbol;
  /** A number of a case has none. */
  barcode: NonNullable<Sample["barcode"]> | undefined;
  batch?: string;
  /** As the language prints it on packs. */
  date?: { name: DateName; text: string };
}

/** The words on the label, and the names of its codes for screen readers, if they are pictures of their own. */
export interface LabelWords {
  scan: string;
  batch: string;
  date: string;
  oneForAll: string;
  qrAlt?: string | undefined;
  barcodeAlt?: string | undefined;
}

interface PackLabelProps {
  /** Undefined while there is no right number: the codes are then outlines. */
  label: PackLabelContent | undefined;
  /** Undefined on the demo product's label, which is a drawing: its words are the same in every language. */
  words: LabelWords | undefined;
  layout: LabelLayout;
}

/**
 * The label on the pack's front, as GS1 asks for it: the number stands under the QR code, and the familiar
 * barcode beside it, within 50 mm of it.
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
