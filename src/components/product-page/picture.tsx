import { useTranslation } from "react-i18next";
import { Mushrooms } from "../art/mushrooms";
import { drawingBox, ProductDrawing } from "../art/product-drawing";
import { PhoneBand } from "../phone/phone";
import type { PagePicture } from "./page-content";
import * as styles from "./product-page.module.css";

interface PictureProps {
  picture: PagePicture;
  /**
   * Whether the page is on a drawn phone. The surrounding page then has the carton with the mushroom symbols.
   */
  isDrawn: boolean;
}

/**
 * Renders the picture at the top of a product page. A visitor's picture is decorative, because there is no
 * text that describes it.
 */
export function Picture({ picture, isDrawn }: PictureProps) {
  const { t } = useTranslation();
  if (picture.kind === "photo") {
    return <img className={styles.photo} src={picture.address} alt="" />;
  }
  if (picture.kind === "drawing") {
    return (
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        <ProductDrawing drawing={picture.drawing} />
      </svg>
    );
  }
  if (isDrawn) return <PhoneBand />;
  return (
    <svg
      className={styles.mushrooms}
      viewBox="20 -4 318 150"
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={t("product:bandAlt")}
    >
      <Mushrooms />
    </svg>
  );
}
