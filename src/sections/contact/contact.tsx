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

/** How far up the window the coupon's top is when the scissors run, as a fraction of the window's height. */
const cutAt = 0.4;

/**
 * Renders the free trial as a coupon, and below a perforation its stub with newsletter and contact details.
 */
export function Contact() {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(false);
  const ownName = useDraftName();
  const coupon = useSeen<HTMLDivElement>(cutAt, () => setSeen(true));
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-heading">
      <div className="wrap">
        <div className={styles.coupon} ref={coupon}>
          <Scissors className={clsx("screen-only", styles.scissors, isSeen && styles.cutting)} />
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
            <SignUpLink className={clsx("screen-only", styles.signUp)} size="lg">
              {t("common:startTrial")}
            </SignUpLink>
          </div>
          <div className={styles.stub}>
            <Newsletter />
            <ContactDetails />
          </div>
        </div>
      </div>
      <MushroomBand className={clsx("screen-only mirrored", styles.mushrooms)} />
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
      <dt className="muted">{name}</dt>
      <dd className={styles.detailValue}>{children}</dd>
    </div>
  );
}
