import { gtinLength } from "../../../digital-link/gtin";
import type { NumberState } from "../judge-entries";

interface DigitBoxesProps {
  digits: string;
  /** Whether they are the example's, of which the field is empty. */
  isSample: boolean;
  state: NumberState["kind"];
}

/** The 14 digits of a GTIN: what is typed at the end, zeros before it. A drawing of the field's text. */
export function DigitBoxes({ digits, isSample, state }: DigitBoxesProps) {
  const shown = digits.slice(-gtinLength).replace(/^0+(?=.)/, "");
  const zeros = shown ? gtinLength - shown.length : 0;
  const boxes = [..."0".repeat(zeros), ...shown.padEnd(gtinLength - zeros)];
  return (
    <p
      className="boxes"
      dir="ltr"
      aria-hidden="true"
      data-sample={isSample ? "" : undefined}
      data-state={state}
    >
      {boxes.map((digit, index) => {
        const key = `${index}`;
        return (
          <span key={key} data-zero={index < zeros ? "" : undefined}>
            {digit}
          </span>
        );
      })}
    </p>
  );
}
