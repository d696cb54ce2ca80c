import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import type { PageContent } from "../../components/product-page/page-content";
import { type Headings, ProductPage } from "../../components/product-page/product-page";
import type { Draft } from "../../draft/draft";
import { useSite } from "../../hooks/use-site";
import * as styles from "./shopper-view.module.css";

interface ShopperViewProps {
  content: PageContent;
  /** The visitor's product. Undefined shows the demo product's page. */
  draft: Draft | undefined;
  headings: Headings;
  /** URL in the code. */
  uri: string;
}

/** Renders the page that the code opens on a shopper's phone. */
export function ShopperView({ content, draft, headings, uri }: ShopperViewProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Phone uri={uri} dir={language.dir} className={styles.phone} screenClassName={styles.screen}>
      {/* Browsers make a scroll container focusable, so it needs a name. */}
      <section className={styles.page} aria-label={content.name || t("product-demo:pack.unnamed")}>
        <ProductPage
          content={content}
          headings={headings}
          variant="phone"
          hasNotices
          draft={
            draft && {
              toAdd: t("product-demo:views.toAdd"),
              enter: t("product-demo:views.enter", { value: t("product-demo:more") }),
              lacksBatch: !draft.isPrintedInAdvance && !draft.batch.trim(),
            }
          }
        />
      </section>
    </Phone>
  );
}
