import { colors } from "../../theme/colors";
import * as styles from "./hero-art.module.css";

/** The point where the beam meets the phone, and the heights at the code's edge where it begins. */
const apex = "M337 396 264 ";
const heights = Array.from({ length: 12 }, (_, index) => 320 + 14 * index);

/** Draws four corners around the code, the beam to the phone, and a line that scans the code once. */
export function ScanFrame() {
  return (
    <svg
      className={styles.frame}
      viewBox="0 0 542 514"
      fill="none"
      stroke={colors.ink}
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M104 338v-20h20M240 318h20v20M260 454v20h-20M124 474h-20v-20" />
      <path
        className={styles.beam}
        strokeWidth="1.7"
        pathLength={heights.length}
        d={heights.map((height) => apex + height).join("")}
      />
      <path className={styles.ray} stroke={colors.spot} strokeWidth="4" d="M108 322h148" />
    </svg>
  );
}
