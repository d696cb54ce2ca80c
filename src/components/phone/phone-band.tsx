import clsx from "clsx";
import { mushrooms } from "../art/mushrooms";
import { ProductDrawing } from "../art/product-drawing";
import type { PackProduct } from "../pack/pack-front";
import * as styles from "./phone.module.css";

const { dome, button } = mushrooms;

interface PhoneBandProps {
  className?: string;
  /** The visitor's product. Undefined draws the demo product's picture. */
  product?: PackProduct | undefined;
}

/**
 * Draws the picture at the top of the product's page. It refers to mushroom symbols that the carton defines.
 */
export function PhoneBand({ className, product }: PhoneBandProps) {
  return (
    <svg
      className={clsx("band", styles.band, className)}
      viewBox="0 0 268 124"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {product ? (
        <OwnPicture {...product} />
      ) : (
        <>
          <use href={`#${dome.id}`} x="62" y="14" width="250" height="268" />
          <use href={`#${button.id}`} x="-26" y="66" width="120" height="180" />
        </>
      )}
    </svg>
  );
}

function OwnPicture({ drawing, photo }: PackProduct) {
  if (photo) {
    return <image href={photo} width="268" height="124" preserveAspectRatio="xMidYMid slice" />;
  }
  return (
    <g transform="translate(32 8) scale(.62)">
      <ProductDrawing drawing={drawing} />
    </g>
  );
}
