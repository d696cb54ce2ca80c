import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MushroomSymbols } from "../art/mushrooms";
import type { LabelLayout } from "./label-layouts";
import * as styles from "./pack.module.css";
import { cartonBox } from "./pack-box";
import { PackDrawing } from "./pack-drawing";
import type { PackProduct } from "./pack-front";
import type { LabelWords, PackLabelContent } from "./pack-label";

export type { PackProduct } from "./pack-front";
export type { PackLabelContent as PackLabel } from "./pack-label";

interface PackProps {
  /** The visitor's product. Undefined draws the demo product. */
  product: PackProduct | undefined;
  /** Undefined without a valid number; the label then shows outlines instead of codes. */
  label: PackLabelContent | undefined;
  /** Alternative text of the pack as one picture. Without it, each code is a picture with its own name. */
  alt?: string;
  layout?: LabelLayout;
  /**
   * Whether it contains the symbols that other drawings of the page refer to. True for the first pack of a
   * page.
   */
  isFirst?: boolean;
  className?: string;
  /** Field for the name, placed over the name on the pack. */
  children?: ReactNode;
}

/** Returns the texts of a label in the page's language. */
function useWords({ label, alt }: PackProps): LabelWords {
  const { t } = useTranslation();
  return {
    scan: t("landing:pack.scan"),
    batch: t("landing:pack.batch"),
    date: t(`landing:pack.${label?.date?.name ?? "bestBefore"}`),
    oneForAll: t("landing:pack.oneForAll"),
    qrAlt: alt ? undefined : t("landing:questions.qrAlt", { uri: label?.uri }),
    barcodeAlt: alt ? undefined : t("landing:pack.barcode", { value: label?.gtin }),
  };
}

/** Renders the closed carton of the demo product, or with the name and picture of the visitor's product. */
export function Pack(props: PackProps) {
  const { product, label, alt, layout = "wide", isFirst = false, className, children } = props;
  const words = useWords(props);
  // In the hero, the demo product's label is part of the drawing.
  const isDrawn = !product && layout === "tall";
  return (
    <div className={clsx(styles.pack, className)} dir="ltr">
      <svg
        className={styles.drawing}
        viewBox={cartonBox}
        role={alt ? "img" : undefined}
        aria-label={alt}
      >
        {isFirst && <MushroomSymbols />}
        <PackDrawing
          product={product}
          label={label}
          words={isDrawn ? undefined : words}
          layout={layout}
          isUsed={isFirst}
        />
      </svg>
      {children}
    </div>
  );
}
