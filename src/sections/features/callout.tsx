import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../components/button/sign-up-link";
import { SiteImage } from "../../components/site-image";

/** Folded together: the closed carton beside the way to a trial. */
export function Callout({ images }: { images: Queries.ImagesFragment["imagesJson"] }) {
  const { t } = useTranslation();
  return (
    <div className="callout">
      <div>
        <p className="big">{t("landing:features.callout")}</p>
        <SignUpLink variant="plain" className="sign-up">
          {t("common:startTrial")}
        </SignUpLink>
      </div>
      <SiteImage images={images} id="carton" sizes="170px" />
    </div>
  );
}
