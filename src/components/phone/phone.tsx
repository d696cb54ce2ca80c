import clsx from "clsx";
import type { ReactNode } from "react";
import type { PackProduct } from "../../draft/page-product";
import { ProductDrawing } from "../art/pack-pictures";
import { useSite } from "../site-context";
import * as styles from "./phone.module.css";

interface PhoneProps {
  /** URL in the address bar, displayed without the scheme. */
  uri: string;
  /** The batch's part at the end of the URL, which appears as if it was typed. */
  tail?: string;
  /** Alternative text of the phone as one picture. Without it, the texts on the screen are accessible. */
  alt?: string;
  className?: string;
  screenClassName?: string;
  addressClassName?: string;
  children: ReactNode;
}

export function Phone({ uri, tail, alt, children, ...classes }: PhoneProps) {
  const { language } = useSite();
  const picture = alt ? { role: "img", "aria-label": alt } : undefined;
  return (
    <div {...picture} className={clsx("phone", styles.phone, classes.className)} dir={language.dir}>
      <div
        className={clsx("screen", styles.screen, classes.screenClassName)}
        aria-hidden={picture && true}
      >
        <p className={clsx(styles.address, classes.addressClassName)} dir="ltr">
          <span className={styles.addressText}>{uri.replace(/^https?:\/\//, "")}</span>
          {tail && <b className={styles.addressTail}>{tail}</b>}
        </p>
        {children}
      </div>
    </div>
  );
}

interface PhoneBandProps {
  className?: string;
  /** The visitor's product. Undefined draws the sample product's picture. */
  product?: PackProduct;
}

/**
 * Draws the picture at the top of the product's page. It refers to mushroom symbols that the carton defines.
 */
export function PhoneBand({ className, product }: PhoneBandProps) {
  return (
    <svg
      className={clsx(styles.band, className)}
      viewBox="0 0 268 124"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {product ? (
        <ProductPicture {...product} />
      ) : (
        <>
          <use href="#mushroom-dome" x="62" y="14" width="250" height="268" />
          <use href="#mushroom-button" x="-26" y="66" width="120" height="180" />
        </>
      )}
    </svg>
  );
}

function ProductPicture({ drawing, photo }: PackProduct) {
  if (photo) {
    return <image href={photo} width="268" height="124" preserveAspectRatio="xMidYMid slice" />;
  }
  return (
    <g transform="translate(32 8) scale(.62)">
      <ProductDrawing drawing={drawing} />
    </g>
  );
}
