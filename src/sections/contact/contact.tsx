import { styled } from "../../theme/styled";
import { ContactDetails } from "./contact-details";
import { contactRecipe } from "./contact-recipe";
import { Coupon } from "./coupon";
import { MushroomBand } from "./mushroom-band";
import { News } from "./news";

const Root = styled("section", contactRecipe);

/** The coupon: the trial, and on its stub the newsletter and a person to ask. */
export function Contact() {
  return (
    <Root id="contact" aria-labelledby="contact-heading">
      <div className="wrap">
        <Coupon>
          <News />
          <ContactDetails />
        </Coupon>
      </div>
      <MushroomBand />
    </Root>
  );
}
