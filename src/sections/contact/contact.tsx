import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import mushroomRow from "../../components/art/mushroom-row.svg";
import scissors from "../../components/art/scissors.svg";
import { MailLink } from "../../components/links";
import { SignUpLink, TrialTerms } from "../../components/sign-up";
import { useDraftName } from "../../draft/draft";
import { useSeen } from "../../hooks/use-seen";
import * as styles from "./contact.module.css";
import { Newsletter } from "./newsletter";

export default function Contact({ siteJson }: Queries.ContactFragment) {
  const { t } = useTranslation();
  const draftName = useDraftName();
  // The scissors run when the coupon's top is at 40 % of the window's height, from the bottom.
  const { ref, isSeen } = useSeen<HTMLDivElement>(0.4);
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className="wrap">
        <div className={styles.coupon} ref={ref}>
          <svg
            className={clsx("screen-only", styles.scissors, isSeen && styles.cutting)}
            width="46"
            height="30"
            viewBox="0 0 46 30"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: scissors }}
          />
          <div className={styles.offer}>
            <h2 id="contact-heading" className={styles.title}>
              <span className={styles.titleFirst}>{t("landing:contact.titleFirst")} </span>
              {t("landing:contact.titleSecond")}
            </h2>
            <div className={styles.terms}>
              <p>
                {draftName && (
                  <span className={styles.draftName}>
                    <span dir="auto">{draftName}</span>
                  </span>
                )}
                {t("landing:contact.lead")}
              </p>
              <TrialTerms />
            </div>
            <SignUpLink className={clsx("screen-only", styles.signUp)} size="lg">
              {t("common:startTrial")}
            </SignUpLink>
          </div>
          <div className={styles.stub}>
            <Newsletter service={siteJson.newsletterForm} supportEmail={siteJson.supportEmail} />
            <ContactDetails siteJson={siteJson} />
          </div>
        </div>
      </div>
      {/* Two of the three kinds of mushrooms are defined by the carton in the hero. */}
      <svg
        className={clsx("screen-only mirrored", styles.mushrooms)}
        viewBox="0 0 1440 300"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={t("landing:contact.mushroomsAlt")}
        dangerouslySetInnerHTML={{ __html: mushroomRow }}
      />
    </section>
  );
}

function ContactDetails({ siteJson }: Queries.ContactFragment) {
  const { t } = useTranslation();
  const { supportEmail, phone, locationText } = siteJson;
  return (
    <div>
      <h3 className={styles.stubTitle}>{t("landing:contact.person")}</h3>
      <dl className={styles.details}>
        <Detail name={t("landing:contact.email")}>
          <MailLink address={supportEmail} />
        </Detail>
        <Detail name={t("landing:contact.phone")}>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Detail>
        <Detail name={t("landing:contact.office")}>{locationText}</Detail>
      </dl>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className="muted">{name}</dt>
      <dd className={styles.detailValue}>{children}</dd>
    </div>
  );
}

export const contactFragment = graphql`
  fragment Contact on Query {
    siteJson {
      supportEmail
      phone
      locationText(code: $language)
      newsletterForm
    }
  }
`;
