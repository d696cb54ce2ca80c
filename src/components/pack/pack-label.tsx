import type { DateName } from "../../digital-link/identifiers";
import type { QrSymbol } from "../../digital-link/qr-symbol";
import { colors } from "../../theme/colors";
import { BarcodeDrawing } from "../art/barcode-drawing";
import { leafEyePath } from "../art/leaf-eye";
import { QrPicture } from "../art/qr-picture";
import type { Sample } from "../product-page/sample-fragment";
import { FittedText } from "./fitted-text";
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
          <Outlines layout={layout} />
        )}
        <path d={rule} />
        {words ? <FittedText text={words.scan} {...scan} /> : <DemoScan />}
        {label && <Facts label={label} words={words} layout={layout} />}
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

/** Where the codes will stand. */
function Outlines({ layout }: { layout: LabelLayout }) {
  const { qr, barcode } = labelLayouts[layout];
  const outline = { fill: "none", stroke: colors.spot, strokeWidth: 1.6, strokeDasharray: "6 4" };
  const [eye, far] = [qr.width / 5.2, qr.width * 0.88];
  const eyes = [
    [qr.x + qr.width * 0.12, qr.y + qr.width * 0.12],
    [qr.x + far - eye, qr.y + qr.width * 0.12],
    [qr.x + qr.width * 0.12, qr.y + far - eye],
  ];
  return (
    <>
      <rect {...qr} {...outline} />
      <rect {...barcode} {...outline} />
      <g fill={colors.rule} fillRule="evenodd">
        {eyes.map((place) => (
          <path
            key={place.join()}
            transform={`translate(${place.join()}) scale(${eye / 28})`}
            d={leafEyePath}
          />
        ))}
      </g>
    </>
  );
}

/** Batch and date, or that one code serves every pack. */
function Facts({ label, words, layout }: PackLabelProps & { label: PackLabelContent }) {
  const { sentence, facts } = labelLayouts[layout];
  const { batch, date } = label;
  if (words && !batch && !date) return <FittedText text={words.oneForAll} {...sentence} />;
  if (!words) {
    return (
      <>
        <text x="20" y="342">
          Best before
        </text>
        <text x="20" y="367">
          Batch
        </text>
        <g fontSize="12" style={monoFace}>
          <text x="20" y="354" textLength="48">
            {date?.text}
          </text>
          <text x="50" y="367" textLength="36">
            {batch}
          </text>
        </g>
      </>
    );
  }
  const shown = [
    ...(date ? [{ name: words.date, text: date.text }] : []),
    ...(batch ? [{ name: words.batch, text: batch }] : []),
  ];
  return (
    <>
      {shown.map(({ name, text }, index) => {
        const place = facts[index];
        return (
          place && (
            <g key={name}>
              <FittedText text={name} {...place} height={10} largest={9.5} smallest={5} lines={1} />
              <text
                x={place.x}
                y={place.y + 20}
                fontSize={Math.min(12, place.width / (0.605 * text.length))}
                style={monoFace}
              >
                {text}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}
