import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import { type Headings, ProductPage } from "../../components/product-page/product-page";
import type { PageProduct } from "../../draft/fragment";
import { useSite } from "../../hooks/use-site";
import * as styles from "./shopper-view.module.css";

interface ShopperViewProps {
  product: PageProduct;
  headings: Headings;
  /** The address in the code. */
  uri: string;
}

/** The page that the code opens on a shopper's phone. */
export function ShopperView({ product, headings, uri }: ShopperViewProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Phone uri={uri} dir={language.dir} className={styles.phone} screenClassName={styles.screen}>
      <div className={styles.page}>
        <ProductPage
          product={product}
          headings={headings}
          unnamed={t("product-demo:pack.unnamed")}
          as="p"
        />
      </div>
    </Phone>
  );
}
