import { useState } from "react";
import { useSeen } from "../../hooks/use-seen";
import * as styles from "./fold.module.css";

/**
 * How far up the window the dieline's top is when it folds, as a fraction of the window's height. The front
 * panel has then passed the middle of the window.
 */
const share = 0.78;

/**
 * Raises the outer parts of the dieline and folds them flat when it comes into view. They are raised only
 * while the whole dieline is below the window, so that the visitor does not see the change.
 * @returns a ref for the dieline, and the class of the parts that fold; undefined if nothing moves
 */
export function useFold() {
  const [className, setClassName] = useState<string>();
  const ref = useSeen<HTMLDivElement>(
    share,
    () => setClassName((current) => current && styles.folding),
    () => setClassName(styles.upright),
  );
  return [ref, className] as const;
}
