import { useState } from "react";
import { useSite } from "../../hooks/use-site";
import { defaultLanguage } from "../../i18n/paths";
import { styled } from "../../theme/styled";
import { LanguageLink } from "../language-link";
import { languageOfferRecipe } from "./language-offer-recipe";
import { useLanguageOffer } from "./use-language-offer";

const Root = styled("aside", languageOfferRecipe);

/**
 * A small line over the page's foot that offers the language the browser asks for. The head script
 * stores either answer; dismissing it is choosing English.
 */
export function LanguageOffer() {
  const { language, path } = useSite();
  const [isAnswered, setAnswered] = useState(false);
  const offer = useLanguageOffer(language.code === defaultLanguage && path !== null);
  if (!offer || isAnswered) return null;
  const { htmlLang, dir, endonym } = offer.language;
  return (
    <Root lang={htmlLang} dir={dir} aria-label={endonym}>
      <LanguageLink to={offer.language}>{offer.open}</LanguageLink>
      <button
        type="button"
        data-language={defaultLanguage}
        onClick={() => {
          document.documentElement.dataset.languageChosen = defaultLanguage;
          setAnswered(true);
        }}
      >
        {offer.dismiss}
      </button>
    </Root>
  );
}
