import clsx from "clsx";
import type { ReactNode } from "react";
import * as styles from "./phone.module.css";

interface PhoneProps {
  /** The address in its bar; shown without the scheme. */
  uri: string;
  /** What the batch adds to the address; it appears as if it was typed. */
  tail?: string;
  dir: string;
  /** Part of a picture that is described as a whole. */
  decorative?: boolean;
  className?: string;
  screenClassName?: string;
  addressClassName?: string;
  children: ReactNode;
}

/** A drawn phone with an address bar; its content is the page that the code opens. */
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
