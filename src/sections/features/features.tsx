import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { Callout } from "./callout";
import { featuresRecipe } from "./features-recipe";
import { Net } from "./net";
import { TitleBlock } from "./title-block";

const Root = styled("div", featuresRecipe);

interface FeaturesProps {
  features: Queries.FeaturesFragment["featuresJson"];
  /** What the pack is called. */
  pack: string;
  /** What else belongs to this section, below the net. */
  children: ReactNode;
}

function Heading({ pack }: { pack: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="heading">
        <h2 id="features-heading" className="title">
          {t("landing:features.title")}
        </h2>
        <p className="lead">{t("landing:features.lead")}</p>
      </div>
      <TitleBlock pack={pack} />
    </>
  );
}

/** The carton cut open: a feature on each of its six faces. */
export function Features({ features, pack, children }: FeaturesProps) {
  return (
    <section id="features" aria-labelledby="features-heading">
      <Root>
        <div className="wrap">
          <Net
            features={features?.features ?? []}
            above={<Heading pack={pack} />}
            below={<Callout />}
          />
        </div>
      </Root>
      {children}
    </section>
  );
}

export const featuresFragment = graphql`
  fragment Features on Query {
    featuresJson {
      questions
      features {
        id
        face
        drawing {
          publicURL
        }
      }
    }
  }
`;
