import type { ReactNode } from "react";
import * as styles from "./product-page.module.css";

interface PagePartProps {
  /** The anchor of the part on a whole page, which holds each part once. */
  id: string;
  heading: string;
  /** On a drawn phone, a page within another, a part is neither a region nor under a heading element. */
  isDrawn: boolean;
  children: ReactNode;
}

/** A part of a product page under its heading. */
export function PagePart({ id, heading, isDrawn, children }: PagePartProps) {
  if (isDrawn) {
    return (
      <div className={styles.part}>
        <p className={styles.heading}>{heading}</p>
        {children}
      </div>
    );
  }
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
