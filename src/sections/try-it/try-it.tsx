import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChakraPart } from "../../components/chakra-part";
import type { Headings } from "../../components/own-page/own-page";
import { styled } from "../../theme/styled";
import { tellOwnName } from "../own-name";
import { Bench } from "./bench/bench";
import { Panel } from "./form/panel";
import { judgeEntries } from "./judge-entries";
import { ownProduct } from "./own-product";
import { Pack } from "./pack/pack";
import { Reader } from "./reader/reader";
import { Rows } from "./rows";
import { tryItRecipe } from "./try-it-recipe";
import { TypedStyles } from "./typed-styles";
import { useArrival } from "./use-arrival";
import { useCodes } from "./use-codes";
import { useEntries } from "./use-entries";
import { LinkRow } from "./way-on/link-row";
import { WayOn } from "./way-on/way-on";

const Root = styled("div", tryItRecipe);

interface TryItProps {
  host: string;
  headings: Headings;
  plans: Queries.PricingFragment["plansJson"];
  samplePath: string;
}

/** The visitor's own product: on the pack, at the checkout and on the phone. */
export function TryIt({ host, headings, plans, samplePath }: TryItProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const fields = useEntries();
  const { entries, shown, isExample } = fields;
  const yearNow = new Date().getFullYear();
  const judgement = judgeEntries(entries, yearNow);
  const { identifiers } = isExample ? judgeEntries(shown, yearNow) : judgement;
  const { current: codes, last } = useCodes(host, identifiers);
  const product = ownProduct(shown, identifiers);
  const arrival = useArrival(root, isExample, shown);
  const ownName = isExample ? "" : product.name;
  useEffect(() => {
    tellOwnName(ownName);
    return () => tellOwnName("");
  }, [ownName]);
  return (
    <ChakraPart>
      <Root ref={root} id="try-it">
        <TypedStyles />
        <Rows>
          <div className="wrap stage">
            <div className="head">
              <h2>{t("try-it:title")}</h2>
              <p className="why">
                {t("try-it:why")} <small>{t("try-it:whyNote")}</small>
              </p>
            </div>
            <div className="work">
              <Pack
                isExample={isExample}
                product={product}
                codes={arrival ? undefined : codes}
                name={arrival?.name}
              />
              <p className="without-script">{t("try-it:withoutScript")}</p>
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

export const tryItFragment = graphql`
  fragment TryIt on Query {
    tryIt: siteJson {
      digitalLinkHost
    }
  }
`;
