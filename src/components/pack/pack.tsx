import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { drawings, useDraft, useDraftName } from "../../draft/draft";
import { MushroomSymbols } from "../art/mushrooms";
import { widthOf } from "./fitted-text";
import * as styles from "./pack.module.css";
import { cartonBox, PackDrawing, type PackProduct } from "./pack-drawing";
import type { LabelLayout, PackLabel } from "./pack-label";

/** Returns the visitor's product as packs and phones show it; undefined until it has a name. */
export function useOwnProduct(): PackProduct | undefined {
  const { drawing, photo } = useDraft();
  const name = useDraftName();
  return name ? { name, drawing: drawing ?? drawings[0], photo } : undefined;
}

interface PackProps {
  /** The visitor's product. Undefined draws the demo product. */
  product: PackProduct | undefined;
  /** Undefined without a valid number; the label then shows outlines instead of codes. */
  label: PackLabel | undefined;
  /** Alternative text of the pack as one picture. Without it, each code is a picture with its own name. */
  alt?: string;
  /** "tall" for the pack of the hero, whose symbols other drawings of the page refer to. */
  layout?: LabelLayout;
  className?: string;
  /** Field for the name, placed over the name on the pack. */
  children?: ReactNode;
}

/** Renders the closed carton of the demo product, or with the name and picture of the visitor's product. */
export function Pack({ product, label, alt, layout = "wide", className, children }: PackProps) {
  const { t } = useTranslation();
  const texts = {
    scan: t("landing:pack.scan"),
    batch: t("landing:pack.batch"),
    date: t(`landing:pack.${label?.date?.name ?? "bestBefore"}`),
    oneForAll: t("landing:pack.oneForAll"),
    qrAlt: alt ? undefined : t("landing:questions.qrAlt", { uri: label?.uri }),
    barcodeAlt: alt ? undefined : t("landing:pack.barcode", { value: label?.gtin }),
  };
  const isHero = layout === "tall";
  return (
    <div className={clsx(styles.pack, className)} dir="ltr">
      <svg
        className={styles.drawing}
        viewBox={cartonBox}
        role={alt ? "img" : undefined}
        aria-label={alt}
      >
        {isHero && <MushroomSymbols />}
        <PackDrawing
          product={product}
          label={label}
          // In the hero, the texts of the demo product's label are part of the drawing.
          texts={product || !isHero ? texts : undefined}
          layout={layout}
        />
      </svg>
      {children}
    </div>
  );
}

/**
 * Renders a name of the demo product, or the visitor's name in the same space, so that nothing moves. A
 * longer name is set in smaller letters, and ends with an ellipsis if it still does not fit.
 * @param children the demo product's name
 * @param name the visitor's name, or an empty string
 */
export function RenamedText({ children: text, name }: { children: string; name: string }) {
  if (!name) return <>{text}</>;
  const scale = Math.max(0.5, Math.min(1, (0.92 * widthOf(text)) / widthOf(name)));
  return (
    <span className={styles.space}>
      <span className={styles.replaced}>{text}</span>
      <span className={styles.name} dir="auto" style={{ "--scale": scale } as CSSProperties}>
        {name}
      </span>
    </span>
  );
}
