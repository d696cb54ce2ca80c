import clsx from "clsx";
import * as styles from "./flaps.module.css";

const flaps = [
  { place: styles.sideTopDust, box: "0 0 100 50", path: "M0 50 9 0h76l15 30v20" },
  { place: styles.lastTopDust, box: "0 0 100 50", path: "M0 50V30L15 0h76l9 50" },
  { place: styles.sideBottomDust, box: "0 0 100 50", path: "M0 0 9 50h76l15-30V0" },
  { place: styles.lastBottomDust, box: "0 0 100 50", path: "M0 0v20l15 30h76l9-50" },
  { place: styles.glue, box: "0 0 36 100", path: "M36 0 0 6v88l36 6" },
  { place: styles.topTuck, box: "0 0 100 40", path: "M0 40V26Q0 0 10 0h80q10 0 10 26v14" },
  { place: styles.bottomTuck, box: "0 0 100 40", path: "M0 0v14q0 26 10 26h80q10 0 10-26V0" },
];

/** Draws the flaps of the carton, which are tucked in or glued. */
export function Flaps({ className }: { className?: string | undefined }) {
  return (
    <>
      {flaps.map(({ place, box, path }) => (
        <svg
          key={path}
          className={clsx(styles.flap, place, className)}
          viewBox={box}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.outline} d={path} />
        </svg>
      ))}
    </>
  );
}
