import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/page-link";
import { useSite } from "../../hooks/use-site";
import { NewsletterForm } from "./newsletter-form";

/**
 * The newsletter: what it is, its form, and what one consents to, which is who sends it and how to leave
 * it; not where none is sent.
 */
export function News() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <div className="news">
      <h3>{t("landing:contact.newsletter")}</h3>
      <p>{t("landing:contact.newsletterText")}</p>
      <NewsletterForm />
      {shell.siteJson?.newsletter && (
        <p className="consent">
          {t("landing:contact.newsletterConsent")}{" "}
          <PageLink to="/privacy#data">{t("common:footer.privacy")}</PageLink>
        </p>
      )}
    </div>
  );
}
