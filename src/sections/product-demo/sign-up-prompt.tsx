import { useTranslation } from "react-i18next";
import { SignUpLink, TrialTerms } from "../../components/button/button";
import * as styles from "./actions.module.css";

/** Renders the sign-up button and explains what happens after pressing it. */
export function SignUpPrompt() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.next}>
        <p>{t("product-demo:next")}</p>
        <TrialTerms />
      </div>
      <SignUpLink size="lg" className={styles.signUp}>
        {t("common:startTrial")}
      </SignUpLink>
    </>
  );
}
