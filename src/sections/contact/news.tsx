import { useTranslation } from "react-i18next";
import { NewsletterConsent } from "./newsletter-consent";
import { NewsletterForm } from "./newsletter-form";

/** The newsletter: what it is, its form, and what one consents to. */
export function News() {
  const { t } = useTranslation();
  return (
    <div className="news">
      <h3>{t("landing:contact.newsletter")}</h3>
      <p>{t("landing:contact.newsletterText")}</p>
      <NewsletterForm />
      <NewsletterConsent />
    </div>
  );
}
