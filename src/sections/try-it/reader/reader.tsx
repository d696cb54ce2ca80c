import { Tabs } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { OwnProduct } from "../../../components/own-page/fragment";
import { type Headings, OwnPage } from "../../../components/own-page/own-page";
import { Phone } from "../../../components/phone/phone";
import { WholePageLink } from "../../../components/whole-page-link";
import { useSite } from "../../../hooks/use-site";
import { ownPhoneId } from "../bench/own-phone";
import type { Codes } from "../use-codes";
import { Checkout } from "./checkout";
import { readerRecipe } from "./reader-recipe";

interface ReaderProps {
  product: OwnProduct;
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
      <h3>{t("try-it:readers.title")}</h3>
      <Tabs.List className="with-script" aria-label={t("try-it:readers.title")}>
        <Tabs.Trigger value="checkout">{t("try-it:readers.checkout")}</Tabs.Trigger>
        <Tabs.Trigger value="shopper">{t("try-it:readers.shopper")}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="checkout">
        <Checkout product={product} identifiers={codes?.identifiers} />
      </Tabs.Content>
      <Tabs.Content value="shopper">
        <Phone uri={codes?.uri ?? `${host}/01/`} dir={language.dir}>
          <div className="page">
            <OwnPage
              product={product}
              headings={headings}
              unnamed={t("try-it:pack.unnamed")}
              as="p"
              hints={isExample ? undefined : t("try-it:readers.toAdd")}
            />
            {!isExample && (
              <div className="ways-out">
                <WholePageLink to={samplePath}>{t("landing:hero.openSample")}</WholePageLink>
                <a href={`#${ownPhoneId}`}>{t("try-it:own.scan")}</a>
              </div>
            )}
          </div>
        </Phone>
      </Tabs.Content>
      <p className="own-words">{t("try-it:readers.ownWords")}</p>
    </Tabs.Root>
  );
}
