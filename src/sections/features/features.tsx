import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "../../theme/styled";
import { Callout } from "./callout";
import { Face } from "./face";
import { featuresRecipe } from "./features-recipe";
import { Flaps } from "./flaps";

const Root = styled("div", featuresRecipe);

interface FeaturesProps {
  features: Queries.FeaturesFragment["featuresJson"];
  images: Queries.ImagesFragment["imagesJson"];
  /** The product-pages block, which belongs to this section. */
  children: ReactNode;
}

/** The carton cut open: a feature on each of its six faces, then the questions. */
export function Features({ features, images, children }: FeaturesProps) {
  const { t } = useTranslation();
  return (
    <section id="features" aria-labelledby="features-heading">
      <Root>
        <div className="wrap die">
          <div className="heading">
            <h2 id="features-heading" className="title">
              {t("landing:features.title")}
            </h2>
            <p className="lead">{t("landing:features.lead")}</p>
          </div>
          <p className="legend" aria-hidden="true">
            <span>{t("landing:features.cut")}</span>
            <span className="fold">{t("landing:features.fold")}</span>
            <span className="glue-area">{t("landing:features.glue")}</span>
          </p>
          <Flaps />
          {features?.features.map((feature, index, all) => (
            <Face
              key={feature.id}
              feature={feature}
              isSecond={all.slice(0, index).some(({ face }) => face === feature.face)}
            />
          ))}
          <Callout images={images} />
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
