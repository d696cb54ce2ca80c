import clsx from "clsx";
import { useTranslation } from "react-i18next";
import { Emphasis, markedSegments } from "../../components/emphasis";
import { WholePageLink } from "../../components/links";
import { RenamedText } from "../../components/pack/pack";
import { Phone, PhoneBand } from "../../components/phone/phone";
import * as phone from "../../components/phone/phone.module.css";
import type { Sample } from "../../components/sample";
import { useSite } from "../../components/site-context";
import { useDraftProduct } from "../../draft/draft";
import { languageByCode } from "../../i18n/languages";
import { defaultLanguage } from "../../i18n/paths";
import * as styles from "./hero-phone.module.css";

/**
 * Renders the sample product's page on the drawn phone as a single picture that links to the page. It contains
 * no offer, which must not appear beside mandatory label information.
 */
export function HeroPhone({ sample }: { sample: Sample }) {
  const { t } = useTranslation();
  const product = useDraftProduct();
  const { texts, nutritionRows, brand, netWeight } = sample;
  const { kilojoules, kilocalories } = nutritionRows.find((row) => row.kilojoules) ?? {};
  const energy = [
    t("product:units.kilojoules", { value: kilojoules }),
    t("product:units.kilocalories", { value: kilocalories }),
  ].join(" / ");
  // The classes hide the rows where they do not fit.
  const rows = [
    {
      name: t("product:ingredients"),
      // Allergens are bold, as on the page itself.
      value: <Emphasis segments={markedSegments(texts.ingredients)} />,
      className: styles.ingredients,
    },
    { name: t("product:nutrition"), value: energy, className: undefined },
    { name: t("product:label"), value: t("product:eu"), className: styles.label },
  ];
  // A visitor's product shows lines in place of the sample product's facts.
  const factClass = product && styles.missing;
  return (
    <WholePageLink to={sample.paths.product} className={styles.link}>
      <Phone
        uri={sample.uri}
        alt={t("landing:hero.phoneAlt")}
        className={styles.phone}
        screenClassName={styles.screen}
        addressClassName={styles.address}
      >
        <PhoneBand className={styles.band} product={product} />
        <div className={clsx(phone.body, styles.body)}>
          <LanguageChips codes={sample.names.map(({ code }) => code)} />
          <p className={clsx(phone.title, styles.title)}>
            <RenamedText name={product?.name ?? ""}>{texts.name}</RenamedText>
          </p>
          <p className={clsx("muted", styles.subtitle)}>
            <span className={factClass}>
              {`${brand} · `}
              <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
            </span>
          </p>
          {rows.map(({ name, value, className }) => (
            <p className={clsx(styles.row, className)} key={name}>
              <b>{name}</b>
              <span className={clsx("muted", styles.value)}>
                <span className={factClass}>{value}</span>
              </span>
            </p>
          ))}
        </div>
      </Phone>
    </WholePageLink>
  );
}

function LanguageChips({ codes }: { codes: readonly string[] }) {
  const { language } = useSite();
  const others = codes
    .filter((code) => code !== defaultLanguage && code !== language.code)
    .reverse();
  return (
    <p className={clsx(phone.chips, styles.chips)}>
      <b className={phone.currentChip}>{language.endonym}</b>
      {others.slice(0, 2).map((code, index) => {
        const { htmlLang, endonym } = languageByCode(code);
        return (
          <span
            key={code}
            className={clsx(phone.chip, index === 1 && styles.thirdChip)}
            lang={htmlLang}
          >
            {endonym}
          </span>
        );
      })}
    </p>
  );
}
