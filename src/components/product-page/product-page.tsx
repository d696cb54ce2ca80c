import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { graphemes } from "../../draft/plain-text";
import { languageByCode } from "../../i18n/languages";
import { PageFacts, type PageFactsProps } from "./page-facts";
import { LanguageButtons, LanguageLinks } from "./page-languages";
import { Picture } from "./picture";
import * as styles from "./product-page.module.css";
import { type Headings, useHeadings } from "./use-headings";

export type { Headings } from "./use-headings";

interface ProductPageProps extends Omit<PageFactsProps, "isDrawn"> {
  /** Texts of a page whose language is changed by buttons. Without them, the page has language links. */
  headings?: Headings;
  /** Whether it is on the screen of a drawn phone, in the phone's em, or a page. */
  variant: "phone" | "page";
  nameElement: "h1" | "p";
  /** Link beside the name. */
  link?: ReactNode;
}

const variants = { phone: styles.phone, page: styles.page };

const noHeadings: Headings = [];

/** Renders the page that a code opens, of the demo product or of a visitor's product. */
export function ProductPage({ headings = noHeadings, variant, link, ...props }: ProductPageProps) {
  const { chosen, choose, i18n } = useHeadings(headings);
  const { nameElement, content, ...facts } = props;
  const isDrawn = variant === "phone";
  const { htmlLang, dir } = languageByCode(i18n.language);
  return (
    <I18nextProvider i18n={i18n}>
      <div className={clsx(styles.productPage, variants[variant])} lang={htmlLang} dir={dir}>
        <Picture picture={content.picture} isDrawn={isDrawn} />
        <div className={styles.body}>
          {headings.length > 0 ? (
            <LanguageButtons
              codes={headings.map(({ language }) => language)}
              chosen={chosen}
              choose={choose}
            />
          ) : (
            <LanguageLinks />
          )}
          <div className={styles.head}>
            <Title content={content} nameElement={nameElement} />
            {link}
          </div>
          {content.offer ? (
            <Offer offer={content.offer} />
          ) : (
            <PageFacts content={content} isDrawn={isDrawn} {...facts} />
          )}
        </div>
      </div>
    </I18nextProvider>
  );
}

/** Renders the product's name, brand and weight. */
function Title({ content, nameElement: Name }: Pick<ProductPageProps, "content" | "nameElement">) {
  const { t } = useTranslation();
  const { name, brand, netWeight } = content;
  return (
    <div>
      <Name
        className={clsx(styles.title, graphemes(name).length > 30 && styles.longTitle)}
        dir="auto"
        data-unnamed={name ? undefined : ""}
      >
        {name || t("product:unnamed")}
      </Name>
      {brand && (
        <p className={styles.subtitle}>
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      )}
    </div>
  );
}

/** Renders the discount of the current month. */
function Offer({ offer }: Required<Pick<ProductPageProps["content"], "offer">>) {
  const { t } = useTranslation();
  return (
    <section id="offer" className={styles.offer} aria-labelledby="offer-heading">
      <h2 id="offer-heading" className={styles.offerHeading}>
        {t("product:offer")}
      </h2>
      <p className={styles.offerTitle}>{offer.title}</p>
      <p>{offer.until}</p>
      <p>{offer.note}</p>
    </section>
  );
}

export const productPageFragment = graphql`
  fragment ProductPage on Query {
    productHeadings(language: $language) {
      language
      texts
    }
  }
`;
