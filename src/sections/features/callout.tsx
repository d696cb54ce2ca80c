import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/button";
import * as styles from "./callout.module.css";
import { Steps } from "./steps";

/** Renders three steps from the flat carton to the closed pack, and the link to a trial. */
export function Callout() {
  const { t } = useTranslation();
  return (
    <div className={styles.callout}>
      <Steps />
      <p className={styles.text}>{t("landing:features.callout")}</p>
      <SignUpLink size="lg" className={styles.signUp}>
        {t("common:startTrial")}
      </SignUpLink>
    </div>
  );
}
