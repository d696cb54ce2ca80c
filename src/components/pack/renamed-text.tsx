import type { CSSProperties } from "react";
import { widthOf } from "./fitted-text";
import * as styles from "./pack.module.css";

/**
 * Renders a name of the sample product, or the visitor's name in the same space, so that nothing moves. A
 * longer name is set in smaller letters, and ends with an ellipsis if it still does not fit.
 * @param children the sample product's name
 * @param name the visitor's name, or an empty string
 */
export function RenamedText({ children: text, name }: { children: string; name: string }) {
  if (!name) return <>{text}</>;
  const scale = Math.max(0.5, Math.min(1, (0.92 * widthOf(text)) / widthOf(name)));
  return (
    <span className={styles.space}>
      <span className={styles.replaced}>{text}</span>
      <span className={styles.name} dir="auto" style={{ "--scale": scale } as CSSProperties}>
        {name}
      </span>
    </span>
  );
}
