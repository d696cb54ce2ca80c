import { useTranslation } from "react-i18next";
import { Scissors } from "../../components/art/scissors";
import { SignUpLink } from "../../components/button/sign-up-link";
import { SiteImage } from "../../components/site-image";
import { styled } from "../../theme/styled";
import { ContactDetails } from "./contact-details";
import { contactRecipe } from "./contact-recipe";
import { NewsletterConsent } from "./newsletter-consent";
import { NewsletterForm } from "./newsletter-form";

const Root = styled("section", contactRecipe);

interface ContactProps {
  images: Queries.ImagesFragment["imagesJson"];
}

/** The coupon: the trial, the newsletter, a person to ask. */
export function Contact({ images }: ContactProps) {
  const { t } = useTranslation();
  return (
    <Root id="contact" aria-labelledby="contact-heading">
      <div className="wrap">
        <div className="coupon">
          <Scissors />
          <div className="trial">
            <h2 id="contact-heading" className="title">
              {t("landing:contact.title")}
            </h2>
            <p className="lead">{t("landing:contact.lead")}</p>
            <SignUpLink className="sign-up" size="lg">
              {t("common:startTrial")}
            </SignUpLink>
          </div>
          <div className="news">
            <h3>{t("landing:contact.newsletter")}</h3>
            <p>{t("landing:contact.newsletterText")}</p>
            <NewsletterForm />
            <NewsletterConsent />
          </div>
          <ContactDetails />
        </div>
      </div>
      <SiteImage images={images} id="mushrooms" sizes="max(100vw, 900px)" className="mushrooms" />
    </Root>
  );
}
