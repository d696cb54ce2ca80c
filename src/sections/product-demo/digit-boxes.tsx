import clsx from "clsx";
import { gtinLength } from "../../digital-link/gtin";
import type { NumberState } from "./judge-draft";
import * as styles from "./number-field.module.css";

interface DigitBoxesProps {
  digits: string;
  /** Whether the digits are the demo product's, because the field is empty. */
  isPlaceholder: boolean;
  state: NumberState["kind"];
}

/** Renders the 14 digits of a GTIN, with leading zeros for a shorter number. */
export function DigitBoxes({ digits, isPlaceholder, state }: DigitBoxesProps) {
  const shown = digits.slice(-gtinLength).replace(/^0+(?=.)/, "");
  const zeros = shown ? gtinLength - shown.length : 0;
  const boxes = [..."0".repeat(zeros), ...shown.padEnd(gtinLength - zeros)];
  return (
    <p
      className={clsx(styles.boxes, isPlaceholder && styles.placeholder)}
      dir="ltr"
      aria-hidden="true"
      data-state={state}
    >
      {boxes.map((digit, index) => {
        const key = `${index}`;
        return (
          <span key={key} className={clsx(styles.box, index < zeros && styles.zero)}>
            {digit}
          </span>
        );
      })}
    </p>
  );
}
