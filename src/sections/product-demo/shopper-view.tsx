import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import type { PageContent } from "../../components/product-page/page-content";
import { type Headings, ProductPage } from "../../components/product-page/product-page";
import { useSite } from "../../hooks/use-site";
import * as styles from "./shopper-view.module.css";

interface ShopperViewProps {
  content: PageContent;
  /** Whether it is the visitor's product, to whose page they can add more. */
  isOwn: boolean;
  headings: Headings;
  /** The address in the code. */
  uri: string;
}

/** The page that the code opens on a shopper's phone. */
export function ShopperView({ content, isOwn, headings, uri }: ShopperViewProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Phone uri={uri} dir={language.dir} className={styles.phone} screenClassName={styles.screen}>
      <div className={styles.page}>
        <ProductPage
          content={content}
          headings={headings}
          variant="phone"
          nameElement="p"
          hasNotices
          toAdd={isOwn ? t("product-demo:views.toAdd") : undefined}
        />
      </div>
    </Phone>
  );
}
