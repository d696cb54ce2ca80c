import { useTranslation } from "react-i18next";
import { Pack, useOwnProduct } from "../../components/pack/pack";
import type { Sample } from "../../components/product-page/page-content";
import * as styles from "./hero-art.module.css";
import { NameField } from "./name-field";

/** Renders the pack with the visitor's product name; its code is always the demo product's. */
export function HeroPack({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const product = useOwnProduct();
  const { gtin, uri, qrCode, lot, bestBefore, barcode } = sample;
  const codes = { gtin, uri, qrCode, barcode: barcode ?? undefined };
  const date = { name: "bestBefore", text: bestBefore } as const;
  return (
    <Pack
      layout="tall"
      className={styles.carton}
      product={product}
      label={product ? codes : { ...codes, batch: lot, date }}
      alt={
        product
          ? t("landing:hero.ownCartonAlt", { name: product.name })
          : t("landing:hero.cartonAlt")
      }
    >
      <NameField />
    </Pack>
  );
}
