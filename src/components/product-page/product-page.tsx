import clsx from "clsx";
import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { graphemes } from "../../draft/graphemes";
import { languageByCode } from "../../i18n/languages";
import { drawingBox, MushroomSymbols, Mushrooms, ProductDrawing } from "../art/pack-pictures";
import { PhoneBand } from "../phone/phone";
import type { PageContent } from "./page-content";
import { PageFacts, type PageFactsProps } from "./page-facts";
import {
  LanguageButtons,
  LanguageLinks,
  type Translations,
  useChosenLanguage,
} from "./page-languages";
import * as styles from "./product-page.module.css";

interface ProductPageProps extends PageFactsProps {
  /** Texts of a page whose language is changed by buttons. Without them, the page has language links. */
  translations?: Translations;
  /** Link beside the name. */
  link?: ReactNode;
}

export function ProductPage({ translations, link, ...facts }: ProductPageProps) {
  const { content, isDrawn = false } = facts;
  const { i18n, choose } = useChosenLanguage(translations);
  const { htmlLang, dir } = languageByCode(i18n.language);
  return (
    <I18nextProvider i18n={i18n}>
      <div className={isDrawn ? styles.phone : styles.page} lang={htmlLang} dir={dir}>
        <Picture picture={content.picture} isDrawn={isDrawn} />
        <div className={styles.body}>
          {translations ? (
            <LanguageButtons translations={translations} choose={choose} />
          ) : (
            <LanguageLinks />
          )}
          <div className={styles.head}>
            <Title content={content} isDrawn={isDrawn} />
            {link}
          </div>
          {content.offer ? <Offer offer={content.offer} /> : <PageFacts {...facts} />}
        </div>
      </div>
    </I18nextProvider>
  );
}

/**
 * Renders the picture at the top of the page. A visitor's picture is decorative, because there is no text that
 * describes it. Around a drawn phone, the page has the carton with the mushroom symbols.
 */
function Picture({ picture, isDrawn }: Pick<PageContent, "picture"> & { isDrawn: boolean }) {
  const { t } = useTranslation();
  if (picture?.photo) return <img className={styles.photo} src={picture.photo} alt="" />;
  if (picture) {
    return (
      <svg
        className={clsx("screen-only", styles.drawing)}
        viewBox={drawingBox}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        <ProductDrawing drawing={picture.drawing} />
      </svg>
    );
  }
  if (isDrawn) return <PhoneBand />;
  return (
    <svg
      className={clsx("screen-only", styles.mushrooms)}
      viewBox="20 -4 318 150"
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={t("product:bandAlt")}
    >
      <MushroomSymbols />
      <Mushrooms />
    </svg>
  );
}

function Title({ content, isDrawn }: { content: PageContent; isDrawn: boolean }) {
  const { t } = useTranslation();
  const { name, brand, netWeight } = content;
  const Name = isDrawn ? "p" : "h1";
  return (
    <div>
      <Name
        className={clsx(styles.title, graphemes(name).length > 30 && styles.longTitle)}
        dir="auto"
        data-unnamed={name ? undefined : ""}
      >
        {name || t("product:unnamed")}
      </Name>
      {brand && (
        <p className={clsx("muted", styles.subtitle)}>
          {brand} · <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
        </p>
      )}
    </div>
  );
}

function Offer({ offer }: { offer: NonNullable<PageContent["offer"]> }) {
  const { t } = useTranslation();
  return (
    <section id="offer" className={styles.offer} aria-labelledby="offer-heading">
      <h2 id="offer-heading" className={styles.offerHeading}>
        {t("product:offer")}
      </h2>
      <p className={styles.offerTitle}>{offer.title}</p>
      <p>{offer.until}</p>
      <p>{offer.note}</p>
    </section>
  );
}
