import { colors } from "../../theme/colors";

/** Four corners inside the label around the code, the scan line, and the arrow to the phone. */
export function ScanFrame() {
  return (
    <svg
      className="frame"
      viewBox="0 0 640 648"
      fill="none"
      stroke={colors.ink}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M26 405v-22h22M177 383h22v22M199 534v22h-22M48 556H26v-22" />
      <path className="ray" stroke={colors.spot} d="M30 382h165" />
      <path className="arrow" strokeWidth="2.5" d="M112 576v42h272" />
      <path fill={colors.ink} stroke="none" d="M374 611l14 7-14 7z" />
    </svg>
  );
}
