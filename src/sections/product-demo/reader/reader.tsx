import { Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Phone } from "../../../components/phone/phone";
import { contentOfDraft } from "../../../components/product-page/page-content";
import { type Headings, ProductPage } from "../../../components/product-page/product-page";
import { WholePageLink } from "../../../components/whole-page-link";
import type { PageProduct } from "../../../draft/fragment";
import { useSite } from "../../../hooks/use-site";
import { ownPhoneId } from "../bench/own-phone";
import type { Codes } from "../use-codes";
import { Checkout } from "./checkout";
import { readerRecipe } from "./reader-recipe";

interface ReaderProps {
  product: PageProduct;
  isExample: boolean;
  codes: Codes | undefined;
  host: string;
  headings: Headings;
  /** Of the page of a product that has everything. */
  samplePath: string;
}

/** The same code at the checkout and on a shopper's phone. */
export function Reader({ product, isExample, codes, host, headings, samplePath }: ReaderProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <Tabs.Root className="reader" recipe={readerRecipe} defaultValue="shopper">
      <h3>{t("product-demo:readers.title")}</h3>
      <Tabs.List className="with-script" aria-label={t("product-demo:readers.title")}>
        <Tabs.Trigger value="checkout">{t("product-demo:readers.checkout")}</Tabs.Trigger>
        <Tabs.Trigger value="shopper">{t("product-demo:readers.shopper")}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="checkout">
        <Checkout product={product} identifiers={codes?.identifiers} />
      </Tabs.Content>
      <Tabs.Content value="shopper">
        <Phone uri={codes?.uri ?? `${host}/01/`} dir={language.dir}>
          <div className="page">
            <ProductPage
              content={contentOfDraft(product)}
              headings={headings}
              variant="phone"
              nameElement="p"
              hasNotices
              toAdd={isExample ? undefined : t("product-demo:readers.toAdd")}
            />
            {!isExample && (
              <div className="ways-out">
                <WholePageLink to={samplePath}>{t("landing:hero.openSample")}</WholePageLink>
                <a href={`#${ownPhoneId}`}>{t("product-demo:own.scan")}</a>
              </div>
            )}
          </div>
        </Phone>
      </Tabs.Content>
      <p className="own-words">{t("product-demo:readers.ownWords")}</p>
    </Tabs.Root>
  );
}
