import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "./callout";
import * as styles from "./features.module.css";
import { Flaps } from "./flaps";
import { Panel } from "./panel";
import { TitleBlock } from "./title-block";
import { useFold } from "./use-fold";
import { WhyNow } from "./why-now";

interface FeaturesProps {
  features: Queries.FeaturesFragment["featuresJson"];
  /** Name of the pack. */
  pack: string;
  /** Further content of the section, below the dieline. */
  children: ReactNode;
}

/**
 * Renders the unfolded carton with a feature on each of its six panels, which fold flat once, with the flaps.
 */
export function Features({ features, pack, children }: FeaturesProps) {
  const { t } = useTranslation();
  const [dieline, foldClass] = useFold();
  return (
    <section id="features" aria-labelledby="features-heading">
      <div className={styles.features}>
        <div className={clsx("wrap", styles.container)}>
          <div className={styles.dieline} ref={dieline}>
            <div className={styles.heading}>
              <h2 id="features-heading" className={styles.title}>
                {t("landing:features.title")}
              </h2>
              <p className={styles.lead}>{t("landing:features.lead")}</p>
            </div>
            <TitleBlock pack={pack} />
            <Flaps className={foldClass} />
            {features.features.map((feature, index, all) => (
              <Panel
                key={feature.id}
                feature={feature}
                className={foldClass}
                isSecond={all.slice(0, index).some(({ face }) => face === feature.face)}
              />
            ))}
            <Callout />
          </div>
        </div>
      </div>
      <WhyNow />
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
