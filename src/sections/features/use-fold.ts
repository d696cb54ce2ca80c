import { useState } from "react";
import { useSeen } from "../../hooks/use-seen";
import * as styles from "./fold.module.css";

/** How far up the window the top of the dieline is when its front panel has passed the middle. */
const share = 0.78;

/**
 * Lets the outer parts of the dieline stand up, and fold flat when it is seen. They stand up only while
 * the whole dieline is still below the window, where nobody sees it.
 * @returns a ref for the dieline, and the class of the parts that fold; undefined where nothing moves
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
