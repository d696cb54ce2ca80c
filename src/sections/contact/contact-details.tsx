import { useTranslation } from "react-i18next";
import { Fact } from "../../components/fact";
import { MailLink } from "../../components/mail-link";
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
        <Fact name={t("landing:contact.email")}>
          <MailLink address={site.supportEmail} />
        </Fact>
        <Fact name={t("landing:contact.phone")}>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>
            <bdi dir="ltr">{site.phone}</bdi>
          </a>
        </Fact>
        <Fact name={t("landing:contact.office")}>{site.location}</Fact>
      </dl>
    </div>
  );
}
