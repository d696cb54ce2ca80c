import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/sign-up-link";
import { Stages } from "./stages";

/** Folded together: three steps, and the way to a trial. */
export function Callout() {
  const { t } = useTranslation();
  return (
    <div className="callout">
      <Stages />
      <p className="big">{t("landing:features.callout")}</p>
      <SignUpLink size="lg" className="sign-up">
        {t("common:startTrial")}
      </SignUpLink>
    </div>
  );
}
