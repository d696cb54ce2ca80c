import type { CSSProperties } from "react";
import { widthOf } from "../pack/fit-name";
import * as styles from "./renamed-text.module.css";

interface RenamedTextProps {
  /** The demo product's name. */
  children: string;
  /** The visitor's, or nothing. */
  name: string;
}

/**
 * A name of the demo product, with the visitor's in its place: in the same room, so that nothing moves, in
 * smaller letters where they need more of it, and with an ellipsis where that is not enough.
 */
export function RenamedText({ children: text, name }: RenamedTextProps) {
  if (!name) return <>{text}</>;
  const fit = Math.max(0.5, Math.min(1, (0.92 * widthOf(text)) / widthOf(name)));
  return (
    <span className={styles.room}>
      <span className={styles.replaced}>{text}</span>
      <span className={styles.name} dir="auto" style={{ "--fit": fit } as CSSProperties}>
        {name}
      </span>
    </span>
  );
}
