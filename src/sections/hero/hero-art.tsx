import { useTranslation } from "react-i18next";
import { WholePageLink } from "../../components/links";
import { spaceAfter } from "../../content/format";
import { useSite } from "../../hooks/use-site";
import * as styles from "./hero-art.module.css";
import { HeroPack } from "./hero-pack";
import { HeroPhone } from "./hero-phone";
import { ScanFrame } from "./scan-frame";

export interface HeroArtProps {
  sample: Queries.SampleFragment["sampleProductJson"];
}

/**
 * Renders the closed carton, and the phone that reads its code. The caption's link also covers the drawn
 * code, which visitors on a phone tap instead of scanning.
 */
export function HeroArt({ sample }: HeroArtProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const caption = t(sample.opensHere ? "landing:hero.captionHere" : "landing:hero.caption");
  return (
    <figure className={styles.art} dir="ltr">
      <div className={styles.scene}>
        <HeroPack sample={sample} />
        <ScanFrame />
        <HeroPhone sample={sample} />
      </div>
      <figcaption className={styles.caption} dir={language.dir}>
        {caption}
        {spaceAfter(caption)}
        <WholePageLink to={sample.productPath} className={styles.sampleLink}>
          {t("landing:hero.openSample")}
        </WholePageLink>
      </figcaption>
    </figure>
  );
}
