import { defineRecipe } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Scissors } from "../../components/art/scissors";
import { SignUpLink } from "../../components/button/sign-up-link";
import { Fact } from "../../components/fact";
import { MailLink } from "../../components/mail-link";
import { PageLink } from "../../components/page-link";
import { useSeen } from "../../hooks/use-seen";
import { useSite } from "../../hooks/use-site";
import { styled } from "../../theme/styled";
import { useOwnName } from "../own-name";
import { contactRecipe } from "./contact-recipe";
import { MushroomBand } from "./mushroom-band";
import { NewsletterForm } from "./newsletter-form";

const Root = styled("section", contactRecipe);

/** What the visitor calls their product, which the build does not know: its rules come with the scripts. */
const OwnName = styled(
  "span",
  defineRecipe({
    className: "own-name",
    base: {
      display: "block",
      mb: ".2em",
      textStyle: "h3",
      fontSize: "calc(var(--k)*clamp(28px,4cqw,52px))",
      overflowWrap: "anywhere",
    },
  }),
);

/** How far up the window the coupon has come when the scissors run along its edge. */
const share = 0.4;

/** The free trial as a coupon, and below a perforation its stub: the newsletter and a person to ask. */
export function Contact() {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(false);
  const ownName = useOwnName();
  const coupon = useSeen<HTMLDivElement>(share, () => setSeen(true));
  return (
    <Root id="contact" aria-labelledby="contact-heading">
      <div className="wrap">
        <div className="coupon" ref={coupon} data-seen={isSeen ? "" : undefined}>
          <Scissors />
          <div className="offer">
            <h2 id="contact-heading" className="title">
              <span>{t("landing:contact.titleFirst")} </span>
              {t("landing:contact.titleSecond")}
            </h2>
            <p className="lead">
              {ownName && (
                <OwnName>
                  <bdi>{ownName}</bdi>
                </OwnName>
              )}
              {t("landing:contact.lead")}
            </p>
            <SignUpLink className="sign-up" size="lg">
              {t("common:startTrial")}
            </SignUpLink>
          </div>
          <div className="stub">
            <News />
            <ContactDetails />
          </div>
        </div>
      </div>
      <MushroomBand />
    </Root>
  );
}

/**
 * The newsletter: what it is, its form, and what one consents to, which is who sends it and how to leave
 * it; not where none is sent.
 */
function News() {
  const { t } = useTranslation();
  const { shell } = useSite();
  return (
    <div className="news">
      <h3>{t("landing:contact.newsletter")}</h3>
      <p>{t("landing:contact.newsletterText")}</p>
      <NewsletterForm />
      {shell.siteJson.newsletter && (
        <p className="consent">
          {t("landing:contact.newsletterConsent")}{" "}
          <PageLink to="/privacy#data">{t("common:footer.privacy")}</PageLink>
        </p>
      )}
    </div>
  );
}

/** The support e-mail, the phone number and the office, from data/site.json. */
function ContactDetails() {
  const { t } = useTranslation();
  const { shell } = useSite();
  const site = shell.siteJson;
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
