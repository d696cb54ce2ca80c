import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { WholePageLink } from "../../components/links";
import { RenamedText, useOwnProduct } from "../../components/pack/pack";
import { Phone, PhoneBand } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/product-page/page-content";
import { useSite } from "../../hooks/use-site";
import * as styles from "./hero-phone.module.css";
import { LanguageChips } from "./language-chips";

/** Returns the rows of the page: name, value, and a class that hides the row where it does not fit. */
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
 * Renders the demo product's page on the drawn phone as a single picture that links to the page. It contains
 * no offer, which must not appear beside mandatory label information.
 */
export function HeroPhone({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const rows = useRows(sample);
  const product = useOwnProduct();
  // A visitor's product shows lines in place of the demo product's facts.
  const factClass = product && styles.missing;
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
          <PhoneBand className={styles.band} product={product} />
          <div className={clsx(phone.body, styles.body)}>
            <LanguageChips languages={sample.names.map((name) => name.language)} />
            <p className={clsx(phone.title, styles.title)}>
              <RenamedText name={product?.name ?? ""}>{sample.texts.name}</RenamedText>
            </p>
            <p className={styles.subtitle}>
              <span className={factClass}>
                {`${sample.brand} · `}
                <bdi>{t("product:units.grams", { value: sample.netWeight })}</bdi>
              </span>
            </p>
            {rows.map(([name, value, rowClass]) => (
              <p className={clsx(styles.row, rowClass)} key={name}>
                <b>{name}</b>
                <span className={styles.value}>
                  <span className={factClass}>{value}</span>
                </span>
              </p>
            ))}
          </div>
        </Phone>
      </div>
    </WholePageLink>
  );
}
