import { graphql } from "gatsby";
import { useState } from "react";
import type { PageProduct } from "../../draft/fragment";
import { graphemes } from "../../draft/plain-text";
import { languageByCode } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import { PageFacts } from "./page-facts";
import { PageLanguages } from "./page-languages";
import { PagePicture } from "./page-picture";
import { productPageRecipe } from "./product-page-recipe";

const Root = styled("div", productPageRecipe);

export type Headings = Queries.ProductPageFragment["productHeadings"];

interface ProductPageProps {
  product: PageProduct;
  /** Of the page's language and some others. */
  headings: Headings;
  /** What stands for a name where there is none. */
  unnamed: string;
  /** The element of the name. */
  as: "h1" | "p";
  /** What stands before what else such a page may hold, for those who make it. */
  hints?: string;
}

/** The page that a code would open for a visitor's product, with what they have entered. */
export function ProductPage({ product, headings, unnamed, as: Name, hints }: ProductPageProps) {
  const [picked, pick] = useState(0);
  const words = headings[picked] ?? headings[0];
  if (!words) return null;
  const language = languageByCode(words.language);
  return (
    <Root className="product-page" lang={language.htmlLang} dir={language.dir}>
      <PagePicture product={product} />
      <div className="own-body">
        <PageLanguages codes={headings.map((each) => each.language)} picked={picked} pick={pick} />
        <Name
          className="name"
          dir="auto"
          data-unnamed={product.name ? undefined : ""}
          data-long={graphemes(product.name).length > 24 ? "" : undefined}
        >
          {product.name || unnamed}
        </Name>
        <PageFacts product={product} words={words} language={language} />
        {hints && (
          <p className="to-come" aria-hidden="true">
            <b dir="auto">{hints}</b>
            {words.more.map((heading) => (
              <span key={heading}>{heading}</span>
            ))}
          </p>
        )}
      </div>
    </Root>
  );
}

export const productPageFragment = graphql`
  fragment ProductPage on Query {
    productHeadings(language: $language) {
      language
      ingredients
      gtin
      batch
      bestBefore
      expiry
      more
    }
  }
`;
