import { graphql } from "gatsby";
import { useState } from "react";
import { languageByCode } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import type { OwnProduct } from "./fragment";
import { ownPageRecipe } from "./own-page-recipe";
import { PageFacts } from "./page-facts";
import { PageLanguages } from "./page-languages";
import { PagePicture } from "./page-picture";
import { graphemes } from "./plain-text";

const Root = styled("div", ownPageRecipe);

export type Headings = Queries.OwnPageFragment["productHeadings"];

interface OwnPageProps {
  product: OwnProduct;
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
export function OwnPage({ product, headings, unnamed, as: Name, hints }: OwnPageProps) {
  const [picked, pick] = useState(0);
  const words = headings[picked] ?? headings[0];
  if (!words) return null;
  const language = languageByCode(words.language);
  return (
    <Root className="own-page" lang={language.htmlLang} dir={language.dir}>
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

export const ownPageFragment = graphql`
  fragment OwnPage on Query {
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
