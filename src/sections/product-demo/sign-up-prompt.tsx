import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/sign-up-link";
import * as styles from "./actions.module.css";

/** The sign-up button, and what happens when it is pressed. */
export function SignUpPrompt() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.next}>{t("product-demo:next")}</p>
      <SignUpLink size="lg" className={styles.signUp}>
        {t("common:startTrial")}
      </SignUpLink>
    </>
  );
}
