import { useTranslation } from "react-i18next";
import { useSite } from "../../hooks/use-site";

/** The support e-mail, the phone number and the office, from data/site.json. */
export function ContactDetails() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const site = shell.siteJson;
  if (!site) return null;
  return (
    <div className="person">
      <h3>{t("landing:contact.person")}</h3>
      <dl>
        <div>
          <dt>{t("landing:contact.email")}</dt>
          <dd>
            <a href={`mailto:${site.supportEmail}`}>
              <bdi dir="ltr">{site.supportEmail}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("landing:contact.phone")}</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>
              <bdi dir="ltr">{site.phone}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("landing:contact.office")}</dt>
          <dd>{site.location}</dd>
        </div>
      </dl>
    </div>
  );
}
