import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import { SiteImage } from "../../components/site-image";
import { WholePageLink } from "../../components/whole-page-link";
import { useSite } from "../../hooks/use-site";
import type { HeroArtProps } from "./hero-art";
import { LanguageChips } from "./language-chips";

/** The sample's page on the drawn phone: one picture, described as one, that opens the page. */
export function HeroPhone({ sample, images }: HeroArtProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  if (!sample) return null;
  const { texts } = sample;
  const rows = [
    ["ingredients", t("product:ingredients"), texts?.allergens],
    ["batch", t("product:lot"), sample.lot],
    ["label", t("product:label"), t("product:markets")],
  ] as const;
  return (
    <WholePageLink to={sample.productPath} className="phone-link">
      <div role="img" aria-label={t("landing:hero.phoneAlt")}>
        <Phone uri={sample.uri} dir={language.dir} decorative>
          <div className="band">
            <SiteImage
              images={images}
              id="mushroomBand"
              sizes="(min-width: 40rem) 216px, 31vw"
              decorative
            />
          </div>
          <div className="screen-body">
            <LanguageChips languages={sample.names.map((name) => name.language)} />
            <p className="screen-title">{texts?.name}</p>
            <p className="subtitle">
              {sample.brand} · {t("product:units.grams", { value: sample.netWeight })}
            </p>
            <p className="offer">
              <b>{texts?.offer.title}</b>
              {texts?.offer.until}
            </p>
            {rows.map(([id, name, value]) => (
              <p className={`row ${id}`} key={id}>
                <b>{name}</b>
                <span>{value}</span>
              </p>
            ))}
          </div>
        </Phone>
      </div>
    </WholePageLink>
  );
}
