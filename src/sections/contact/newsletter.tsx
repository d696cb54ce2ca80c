import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../components/links";
import { linkedSections } from "../../i18n/paths";
import * as styles from "./contact.module.css";
import { NewsletterForm, type NewsletterProps } from "./newsletter-form";

/**
 * Renders what the newsletter is, its form, and the consent text, which names the sender and says how to
 * unsubscribe. The consent text is omitted if no newsletter service is configured.
 */
export function Newsletter({ service, supportEmail }: NewsletterProps) {
  const { t } = useTranslation();
  return (
    <div className="screen-only">
      <h3 className={styles.stubTitle}>{t("landing:contact.newsletter")}</h3>
      <p>{t("landing:contact.newsletterText")}</p>
      <NewsletterForm service={service} supportEmail={supportEmail} />
      {service && (
        <p className={clsx("muted", styles.consent)}>
          {t("landing:contact.newsletterConsent")}{" "}
          <PageLink to={linkedSections.personalData} className={styles.consentLink}>
            {t("common:footer.privacy")}
          </PageLink>
        </p>
      )}
    </div>
  );
}
