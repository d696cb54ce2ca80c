import { defineRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { languageByCode } from "../../i18n/languages";
import { styled } from "../../theme/styled";
import type { OwnProduct } from "./fragment";
import { Motif, motifBox } from "./motif";
import { ownPageRecipe } from "./own-page-recipe";
import { PageFacts } from "./page-facts";
import { PageLanguages } from "./page-languages";
import { graphemes } from "./plain-text";

const Root = styled("div", ownPageRecipe);

/** No page is built with one: these rules come with the scripts. */
const Photo = styled(
  "img",
  defineRecipe({
    className: "own-photo",
    base: {
      w: "100%",
      h: "8em",
      md: { h: "11em" },
      objectFit: "contain",
      bg: "paper",
      borderBlock: "2px solid {colors.ink}",
    },
  }),
);

/** In place of both, on the page of somebody whose photo stayed at home. */
const Monogram = styled(
  "p",
  defineRecipe({
    className: "monogram",
    base: {
      bg: "spot",
      fontFamily: "var(--disp)",
      fontWeight: "var(--dw)",
      fontSize: "calc((.4 + .6*var(--k))*6em)",
      // Letters of other scripts reach lower.
      lineHeight: "calc(.7 + .7/var(--k))",
      textAlign: "center",
      textTransform: "uppercase",
      borderBottom: "2px solid {colors.ink}",
    },
  }),
);

export type Headings = Queries.OwnPageFragment["productHeadings"];

interface OwnPageProps {
  product: OwnProduct;
  /** Of the page's language and some others. */
  headings: Headings;
  /** What stands for a name where there is none. */
  unnamed: string;
  /** The element of the name. */
  as: "h1" | "p";
}

/** The page that a code would open for a visitor's product, with what they have entered. */
export function OwnPage({ product, headings, unnamed, as: Name }: OwnPageProps) {
  const [picked, pick] = useState(0);
  const words = headings[picked] ?? headings[0];
  if (!words) return null;
  const language = languageByCode(words.language);
  return (
    <Root className="own-page" lang={language.htmlLang} dir={language.dir}>
      {product.photo && <Photo src={product.photo} alt="" />}
      {!product.photo && !product.drawing && (
        <Monogram aria-hidden="true">{graphemes(product.name)[0]}</Monogram>
      )}
      {product.drawing && (
        <svg viewBox={`0 0 ${motifBox.width} ${motifBox.height}`} aria-hidden="true">
          <Motif drawing={product.drawing} />
        </svg>
      )}
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
