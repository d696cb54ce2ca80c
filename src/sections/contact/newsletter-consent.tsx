import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/page-link";
import { useSite } from "../../hooks/use-site";

/** Who sends the newsletter and how to leave it: what one consents to; nothing where none is sent. */
export function NewsletterConsent() {
  const { t } = useTranslation();
  const { shell } = useSite();
  if (!shell.siteJson?.newsletter) return null;
  return (
    <p className="consent">
      {t("landing:contact.newsletterConsent")}{" "}
      <PageLink to="/privacy#data">{t("common:footer.privacy")}</PageLink>
    </p>
  );
}
