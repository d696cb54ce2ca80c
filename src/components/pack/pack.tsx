import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MushroomSymbols } from "../art/pack-pictures";
import { widthOf } from "./fitted-text";
import * as styles from "./pack.module.css";
import { PackDrawing, type PackDrawingProps, packViewBox } from "./pack-drawing";
import type { LabelLayout } from "./pack-label";

interface PackProps extends Pick<PackDrawingProps, "product" | "sample" | "label"> {
  /** Alternative text of the pack as one picture. Without it, each code is a picture with its own name. */
  alt?: string;
  /** "tall" for the pack of the hero, whose symbols other drawings of the page refer to. */
  layout?: LabelLayout;
  className?: string;
  /** Field for the name, placed over the name on the pack. */
  children?: ReactNode;
}

export function Pack(props: PackProps) {
  const { product, sample, label, alt, layout = "wide", className, children } = props;
  const { t } = useTranslation();
  const texts = {
    scan: t("landing:pack.scan"),
    batch: t("landing:pack.batch"),
    date: t(`landing:pack.${label?.date?.name ?? "bestBefore"}`),
    qrAlt: alt ? undefined : t("landing:shopperQuestions.qrAlt", { uri: label?.uri }),
    barcodeAlt: alt ? undefined : t("landing:pack.barcode", { value: label?.gtin }),
  };
  const isHero = layout === "tall";
  return (
    <div className={clsx(styles.pack, className)} dir="ltr">
      <svg
        className={styles.drawing}
        viewBox={packViewBox}
        role={alt ? "img" : undefined}
        aria-label={alt}
      >
        {isHero && <MushroomSymbols />}
        <PackDrawing
          product={product}
          sample={sample}
          label={label}
          texts={texts}
          layout={layout}
        />
      </svg>
      {children}
    </div>
  );
}

/**
 * Renders a name of the sample product, or the visitor's name in the same space, so that nothing moves. A
 * longer name is set in smaller letters, and ends with an ellipsis if it still does not fit.
 * @param children the sample product's name
 * @param name the visitor's name, or an empty string
 */
export function RenamedText({ children: text, name }: { children: string; name: string }) {
  if (!name) return <>{text}</>;
  const scale = Math.max(0.5, Math.min(1, (0.92 * widthOf(text)) / widthOf(name)));
  return (
    <span className={styles.space}>
      <span className={styles.replaced}>{text}</span>
      <span className={styles.name} dir="auto" style={{ "--scale": scale }}>
        {name}
      </span>
    </span>
  );
}
