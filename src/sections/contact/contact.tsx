import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Scissors } from "../../components/art/icons";
import { SignUpLink, TrialTerms } from "../../components/button/button";
import { MailLink } from "../../components/links";
import { useDraftName } from "../../draft/draft";
import { useSeen } from "../../hooks/use-seen";
import { useSite } from "../../hooks/use-site";
import * as styles from "./contact.module.css";
import { MushroomBand } from "./mushroom-band";
import { Newsletter } from "./newsletter";

/**
 * Renders the free trial as a coupon, and below a perforation its stub with newsletter and contact details.
 */
export function Contact() {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(false);
  const ownName = useDraftName();
  // The scissors run when the coupon's top is at 40 % of the window's height, from the bottom.
  const coupon = useSeen<HTMLDivElement>(0.4, () => setSeen(true));
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className="wrap">
        <div className={styles.coupon} ref={coupon}>
          <Scissors className={clsx(styles.scissors, isSeen && styles.cutting)} />
          <div className={styles.offer}>
            <h2 id="contact-heading" className={styles.title}>
              <span className={styles.titleFirst}>{t("landing:contact.titleFirst")} </span>
              {t("landing:contact.titleSecond")}
            </h2>
            <div className={styles.terms}>
              <p>
                {ownName && (
                  <span className={styles.ownName}>
                    <bdi className={styles.ownNameText}>{ownName}</bdi>
                  </span>
                )}
                {t("landing:contact.lead")}
              </p>
              <TrialTerms />
            </div>
            <SignUpLink className={styles.signUp} size="lg">
              {t("common:startTrial")}
            </SignUpLink>
          </div>
          <div className={styles.stub}>
            <Newsletter />
            <ContactDetails />
          </div>
        </div>
      </div>
      <MushroomBand className={styles.mushrooms} />
    </section>
  );
}

/** Renders the support email, phone number and office from data/site.json. */
function ContactDetails() {
  const { t } = useTranslation();
  const { supportEmail, phone, location } = useSite().shell.siteJson;
  return (
    <div>
      <h3 className={styles.stubTitle}>{t("landing:contact.person")}</h3>
      <dl className={styles.details}>
        <Detail name={t("landing:contact.email")}>
          <MailLink address={supportEmail} className={styles.detailLink} />
        </Detail>
        <Detail name={t("landing:contact.phone")}>
          <a className={styles.detailLink} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Detail>
        <Detail name={t("landing:contact.office")}>{location}</Detail>
      </dl>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.detailName}>{name}</dt>
      <dd className={styles.detailValue}>{children}</dd>
    </div>
  );
}
