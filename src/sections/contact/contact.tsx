import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Scissors } from "../../components/art/scissors";
import { SignUpLink } from "../../components/button/sign-up-link";
import { useSeen } from "../../hooks/use-seen";
import { styled } from "../../theme/styled";
import { ContactDetails } from "./contact-details";
import { contactRecipe } from "./contact-recipe";
import { MushroomBand } from "./mushroom-band";
import { News } from "./news";

const Root = styled("section", contactRecipe);

/** How far up the window the coupon has come when the scissors run along its edge. */
const share = 0.4;

/** The free trial as a coupon, and below a perforation its stub: the newsletter and a person to ask. */
export function Contact() {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(false);
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
            <p className="lead">{t("landing:contact.lead")}</p>
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
