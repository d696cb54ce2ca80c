import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import { PhoneBand } from "../../components/phone/phone-band";
import type { Sample } from "../../components/product/sample-fragment";
import { WholePageLink } from "../../components/whole-page-link";
import { useSite } from "../../hooks/use-site";
import { LanguageChips } from "./language-chips";

/** What the page has to say, each under its name. */
function useRows({ texts, nutrition }: Sample) {
  const { t } = useTranslation();
  const { kilojoules, kilocalories } = nutrition.find((row) => row.kilojoules) ?? {};
  const energy = [
    t("product:units.kilojoules", { value: kilojoules }),
    t("product:units.kilocalories", { value: kilocalories }),
  ];
  return [
    ["ingredients", t("product:ingredients"), texts.allergens],
    ["nutrition", t("product:nutrition"), energy.join(" / ")],
    ["label", t("product:label"), t("product:markets")],
  ] as const;
}

/**
 * The sample's page on the drawn phone: one picture, described as one, that opens the page. No offer
 * stands there, which may not be beside what the law has on a label.
 */
export function HeroPhone({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const rows = useRows(sample);
  return (
    <WholePageLink to={sample.productPath} className="phone-link">
      <div role="img" aria-label={t("landing:hero.phoneAlt")}>
        <Phone uri={sample.uri} dir={language.dir} decorative>
          <PhoneBand />
          <div className="screen-body">
            <LanguageChips languages={sample.names.map((name) => name.language)} />
            <p className="screen-title">{sample.texts.name}</p>
            <p className="subtitle">
              {`${sample.brand} · `}
              <bdi>{t("product:units.grams", { value: sample.netWeight })}</bdi>
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
