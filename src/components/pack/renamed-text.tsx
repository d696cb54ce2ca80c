import { widthOf } from "./fitted-text";
import * as styles from "./renamed-text.module.css";

interface RenamedTextProps {
  /** The sample product's name. */
  children: string;
  /** The visitor's name, or an empty string. */
  name: string;
}

/**
 * Renders a name of the sample product, or the visitor's name in the same space, so that nothing moves. A
 * longer name is set in smaller letters, and ends with an ellipsis if it still does not fit.
 */
export function RenamedText({ children: text, name }: RenamedTextProps) {
  if (!name) return text;
  const scale = Math.max(0.5, Math.min(1, (0.92 * widthOf(text)) / widthOf(name)));
  return (
    <span className={styles.space}>
      <span className={styles.replaced}>{text}</span>
      <span className={styles.name} dir="auto" style={{ "--scale": scale }}>
        {name}
      </span>
    </span>
  );
}
