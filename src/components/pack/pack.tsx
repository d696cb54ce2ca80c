import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MushroomSymbols } from "../art/mushrooms";
import * as styles from "./pack.module.css";
import { cartonBox, PackDrawing, type PackDrawingProps } from "./pack-drawing";
import type { LabelLayout } from "./pack-label";

interface PackProps extends Pick<PackDrawingProps, "product" | "sampleName" | "label"> {
  /** Alternative text of the pack as one picture. Without it, each code is a picture with its own name. */
  alt?: string;
  /** "tall" for the pack of the hero, whose symbols other drawings of the page refer to. */
  layout?: LabelLayout;
  className?: string;
  /** Field for the name, placed over the name on the pack. */
  children?: ReactNode;
}

export function Pack(props: PackProps) {
  const { product, sampleName, label, alt, layout = "wide", className, children } = props;
  const { t } = useTranslation();
  const texts = {
    scan: t("landing:pack.scan"),
    batch: t("landing:pack.batch"),
    date: t(`landing:pack.${label?.date?.name ?? "bestBefore"}`),
    qrAlt: alt ? undefined : t("landing:questions.qrAlt", { uri: label?.uri }),
    barcodeAlt: alt ? undefined : t("landing:pack.barcode", { value: label?.gtin }),
  };
  return (
    <div className={clsx(styles.pack, className)} dir="ltr">
      <svg
        className={styles.drawing}
        viewBox={cartonBox}
        role={alt ? "img" : undefined}
        aria-label={alt}
      >
        {layout === "tall" && <MushroomSymbols />}
        <PackDrawing
          product={product}
          sampleName={sampleName}
          label={label}
          texts={texts}
          layout={layout}
        />
      </svg>
      {children}
    </div>
  );
}
