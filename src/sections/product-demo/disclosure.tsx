import clsx from "clsx";
import type { ReactNode } from "react";
import * as styles from "./disclosure.module.css";

interface DisclosureProps {
  id?: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Renders a closed row with a plus sign. It opens without scripts, too. */
export function Disclosure({ id, title, className, children }: DisclosureProps) {
  return (
    <details id={id} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
