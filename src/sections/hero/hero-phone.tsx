import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Phone } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import { PhoneBand } from "../../components/phone/phone-band";
import type { Sample } from "../../components/product-page/sample-fragment";
import { WholePageLink } from "../../components/whole-page-link";
import { useSite } from "../../hooks/use-site";
import * as styles from "./hero-phone.module.css";
import { LanguageChips } from "./language-chips";

/** The rows of the page: a name, its value, and the class that hides it where there is no room. */
function useRows({ texts, nutrition }: Sample) {
  const { t } = useTranslation();
  const { kilojoules, kilocalories } = nutrition.find((row) => row.kilojoules) ?? {};
  const energy = [
    t("product:units.kilojoules", { value: kilojoules }),
    t("product:units.kilocalories", { value: kilocalories }),
  ];
  return [
    [t("product:ingredients"), texts.allergens, undefined],
    [t("product:nutrition"), energy.join(" / "), styles.nutrition],
    [t("product:label"), t("product:eu"), styles.label],
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
    <WholePageLink to={sample.productPath} className={styles.link}>
      <div role="img" aria-label={t("landing:hero.phoneAlt")}>
        <Phone
          uri={sample.uri}
          dir={language.dir}
          decorative
          className={styles.phone}
          screenClassName={styles.screen}
          addressClassName={styles.address}
        >
          <PhoneBand className={styles.band} />
          <div className={clsx(phone.body, styles.body)}>
            <LanguageChips languages={sample.names.map((name) => name.language)} />
            <p className={clsx(phone.title, styles.title)}>{sample.texts.name}</p>
            <p className={styles.subtitle}>
              {`${sample.brand} · `}
              <bdi>{t("product:units.grams", { value: sample.netWeight })}</bdi>
            </p>
            {rows.map(([name, value, rowClass]) => (
              <p className={clsx(styles.row, rowClass)} key={name}>
                <b>{name}</b>
                <span className={styles.value}>{value}</span>
              </p>
            ))}
          </div>
        </Phone>
      </div>
    </WholePageLink>
  );
}
