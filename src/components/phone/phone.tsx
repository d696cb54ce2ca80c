import clsx from "clsx";
import type { ReactNode } from "react";
import * as styles from "./phone.module.css";

interface PhoneProps {
  /** URL in the address bar, displayed without the scheme. */
  uri: string;
  /** Part of the URL that the batch adds; it appears as if it was typed. */
  tail?: string;
  dir: string;
  /** Whether the phone is part of a picture that has its own alternative text. */
  decorative?: boolean;
  className?: string;
  screenClassName?: string;
  addressClassName?: string;
  children: ReactNode;
}

/** Renders a drawn phone with an address bar; its children are the page that the code opens. */
export function Phone({ uri, tail, dir, decorative, children, ...classes }: PhoneProps) {
  return (
    <div
      className={clsx("phone", styles.phone, classes.className)}
      dir={dir}
      aria-hidden={decorative}
    >
      <div className={clsx("screen", styles.screen, classes.screenClassName)}>
        <p className={clsx("url", styles.address, classes.addressClassName)} dir="ltr">
          <span className={styles.addressText}>{uri.replace(/^https?:\/\//, "")}</span>
          {tail && <b className={styles.addressTail}>{tail}</b>}
        </p>
        {children}
      </div>
    </div>
  );
}
