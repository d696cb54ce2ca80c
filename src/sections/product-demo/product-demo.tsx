import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import type { Headings } from "../../components/product-page/product-page";
import { changeDraft } from "../../draft/draft";
import { styled } from "../../theme/styled";
import { Bench } from "./bench/bench";
import { Panel } from "./form/panel";
import { judgeEntries } from "./judge-entries";
import { Pack } from "./pack/pack";
import { pageProduct } from "./page-product";
import { productDemoRecipe } from "./product-demo-recipe";
import { Reader } from "./reader/reader";
import { Rows } from "./rows";
import { TypedStyles } from "./typed-styles";
import { useArrival } from "./use-arrival";
import { useCodes } from "./use-codes";
import { useEntries } from "./use-entries";
import { LinkRow } from "./way-on/link-row";
import { WayOn } from "./way-on/way-on";

const Root = styled("div", productDemoRecipe);

interface ProductDemoProps {
  host: string;
  headings: Headings;
  plans: Queries.PricingFragment["plansJson"];
  samplePath: string;
}

/** The visitor's own product: on the pack, at the checkout and on the phone. */
export function ProductDemo({ host, headings, plans, samplePath }: ProductDemoProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const fields = useEntries();
  const { entries, shown, isExample } = fields;
  const yearNow = new Date().getFullYear();
  const judgement = judgeEntries(entries, yearNow);
  const { identifiers } = isExample ? judgeEntries(shown, yearNow) : judgement;
  const { current: codes, last } = useCodes(host, identifiers);
  const product = pageProduct(shown, identifiers);
  const arrival = useArrival(root, isExample, shown);
  const ownName = isExample ? "" : product.name;
  useEffect(() => {
    changeDraft({ name: ownName });
    return () => changeDraft({ name: "" });
  }, [ownName]);
  return (
    <ChakraPart>
      <Root ref={root} id="product-demo">
        <TypedStyles />
        <Rows>
          <div className="wrap stage">
            <div className="head">
              <h2>{t("product-demo:title")}</h2>
              <p className="why">
                {t("product-demo:why")} <small>{t("product-demo:whyNote")}</small>
              </p>
            </div>
            <div className="work">
              <Pack
                isExample={isExample}
                product={product}
                codes={arrival ? undefined : codes}
                name={arrival?.name}
              />
              <p className="without-script">{t("product-demo:withoutScript")}</p>
              <Panel fields={fields} judgement={judgement} number={arrival?.number} />
            </div>
            <Reader {...{ product, isExample, codes, host, headings, samplePath }} />
            <WayOn plans={plans} product={product} />
            <LinkRow codes={codes} host={host} />
          </div>
          {last && <Bench codes={last} isStale={!codes} product={product} />}
        </Rows>
      </Root>
    </ChakraPart>
  );
}

export const productDemoFragment = graphql`
  fragment ProductDemo on Query {
    productDemo: siteJson {
      digitalLinkHost
    }
  }
`;
