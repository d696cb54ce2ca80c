import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { RenamedText } from "../../components/pack/pack";
import { SignUpLink } from "../../components/sign-up";
import { useDraftName } from "../../draft/draft";
import { useSeen } from "../../hooks/use-seen";
import { Flaps, Panel } from "./dieline";
import * as dieline from "./dieline.module.css";
import * as styles from "./features.module.css";
import { Steps } from "./steps";
import { WhyNow } from "./why-now";

type FeaturesJson = Queries.FeaturesFragment["featuresJson"];

interface FeaturesProps extends Pick<FeaturesJson, "features" | "goal"> {
  sampleName: string;
}

/**
 * Renders the unfolded carton with a feature on each of its six panels. Its outer parts are raised while the
 * whole carton is below the window, so that the visitor does not see the change, and fold flat once.
 */
export default function Features({ features, goal, sampleName }: FeaturesProps) {
  const { t } = useTranslation();
  // The carton folds flat when the front panel has passed the middle of the window.
  const { ref, wasAhead, isSeen } = useSeen<HTMLDivElement>(0.78);
  const foldClass = clsx(wasAhead && (isSeen ? dieline.folding : dieline.upright));
  return (
    <>
      <div className={styles.features}>
        <div className={clsx("wrap", styles.container)}>
          <div className={dieline.dieline} ref={ref}>
            <div className={styles.heading}>
              <h2 id="features-heading" className={styles.title}>
                {t("landing:features.title")}
              </h2>
              <p className={styles.lead}>{t("landing:features.lead")}</p>
            </div>
            <TitleBlock sampleName={sampleName} />
            <Flaps className={foldClass} />
            {features.map((feature, index) => (
              <Panel
                key={feature.id}
                feature={feature}
                className={foldClass}
                isSecond={features.slice(0, index).some(({ face }) => face === feature.face)}
              />
            ))}
            <div className={styles.callout}>
              <Steps />
              <p className={styles.calloutText}>{t("landing:features.callout")}</p>
              <SignUpLink size="lg" className={clsx("screen-only", styles.signUp)}>
                {t("common:startTrial")}
              </SignUpLink>
            </div>
          </div>
        </div>
      </div>
      <WhyNow goal={goal} />
    </>
  );
}

function TitleBlock({ sampleName }: { sampleName: string }) {
  const { t } = useTranslation();
  return (
    <div className={clsx("screen-only", styles.titleBlock)} aria-hidden="true">
      <p className={styles.product}>
        <small className={clsx("muted", styles.productLabel)}>{t("landing:features.pack")}</small>
        <b className={styles.productName}>
          <RenamedText name={useDraftName()}>{sampleName}</RenamedText>
        </b>
      </p>
      <p className={styles.legend}>
        <span className={styles.cutLine}>{t("landing:features.cut")}</span>
        <span className={styles.foldLine}>{t("landing:features.fold")}</span>
        <span className={styles.glueArea}>{t("landing:features.glue")}</span>
      </p>
    </div>
  );
}

export const featuresFragment = graphql`
  fragment Features on Query {
    featuresJson {
      features {
        id
        face
        drawingFile {
          publicURL
        }
      }
      goal {
        month
        source
      }
    }
  }
`;
