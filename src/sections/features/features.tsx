import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { Callout } from "./callout";
import { Face } from "./face";
import { featuresRecipe } from "./features-recipe";
import { Flaps } from "./flaps";
import { TitleBlock } from "./title-block";
import { useFold } from "./use-fold";

const Root = styled("div", featuresRecipe);

interface FeaturesProps {
  features: Queries.FeaturesFragment["featuresJson"];
  /** What the pack is called. */
  pack: string;
  /** What else belongs to this section, below the net. */
  children: ReactNode;
}

/** The carton cut open: a feature on each of its six faces, which fold down once, with its flaps. */
export function Features({ features, pack, children }: FeaturesProps) {
  const { t } = useTranslation();
  const [net, fold] = useFold();
  return (
    <section id="features" aria-labelledby="features-heading">
      <Root>
        <div className="wrap">
          <div className="die" ref={net} data-fold={fold}>
            <div className="heading">
              <h2 id="features-heading" className="title">
                {t("landing:features.title")}
              </h2>
              <p className="lead">{t("landing:features.lead")}</p>
            </div>
            <TitleBlock pack={pack} />
            <Flaps />
            {features.features.map((feature, index, all) => (
              <Face
                key={feature.id}
                feature={feature}
                isSecond={all.slice(0, index).some(({ face }) => face === feature.face)}
              />
            ))}
            <Callout />
          </div>
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
