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
  /** The visitor's product; undefined draws the demo product. */
  product: PackProduct | undefined;
  /** Undefined while the number is missing or wrong: the codes are then outlines. */
  label: PackLabelContent | undefined;
  /** Describes the whole as one picture; without it each of the codes is a picture with a name. */
  alt?: string;
  layout?: LabelLayout;
  /** Whether it holds the symbols that the page's other drawings use: the first pack of a page does. */
  isFirst?: boolean;
  className?: string;
  /** The field for the name, over the name on the pack. */
  children?: ReactNode;
}

/** The words of a label in the page's language. */
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

/** The carton, closed: the demo product's, or with the name and picture of the visitor's product. */
export function Pack(props: PackProps) {
  const { product, label, alt, layout = "wide", isFirst = false, className, children } = props;
  const words = useWords(props);
  // The hero's label is part of the demo product's drawing until the pack is the visitor's.
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
