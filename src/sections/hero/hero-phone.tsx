import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone";
import { SiteImage } from "../../components/site-image";
import { useSite } from "../../hooks/use-site";
import type { HeroArtProps } from "./hero-art";
import { LanguageChips } from "./language-chips";

/** The sample's page on the drawn phone: one picture, described as one. */
export function HeroPhone({ sample, images }: HeroArtProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  if (!sample) return null;
  const rows = [
    ["ingredients", t("landing:sample.ingredients"), t("landing:sample.allergens")],
    ["batch", t("landing:sample.batch"), sample.lot],
    ["label", t("landing:sample.label"), t("landing:sample.labelMarkets")],
  ] as const;
  return (
    <div role="img" aria-label={t("landing:hero.phoneAlt")}>
      <Phone uri={sample.uri} dir={language.dir} decorative>
        <div className="band">
          <SiteImage images={images} id="mushroomBand" sizes="240px" decorative />
        </div>
        <div className="screen-body">
          <LanguageChips languages={sample.names.map((name) => name.language)} />
          <p className="screen-title">{t("landing:sample.name")}</p>
          <p className="subtitle">
            {t("landing:sample.brand")} · {t("landing:sample.weight", { value: sample.netWeight })}
          </p>
          <p className="offer">
            <b>{t("landing:sample.offer")}</b>
            {t("landing:sample.offerUntil")}
          </p>
          {rows.map(([id, name, value]) => (
            <p className="row" key={id}>
              <b>{name}</b>
              <span>{value}</span>
            </p>
          ))}
        </div>
      </Phone>
    </div>
  );
}
