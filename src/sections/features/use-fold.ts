import { useState } from "react";
import { useSeen } from "../../hooks/use-seen";

/** How far up the net's top is when the front face has passed the middle of the screen. */
const share = 0.78;

/**
 * Whether the net's outer parts stand up, or fold flat: they stand up only while the whole net is yet to
 * come up the screen, where nobody sees it. Undefined, and flat, wherever nothing is to move.
 */
export function useFold() {
  const [fold, setFold] = useState<"up" | "flat">();
  const ref = useSeen<HTMLDivElement>(
    share,
    () => setFold((was) => was && "flat"),
    () => setFold("up"),
  );
  return [ref, fold] as const;
}
