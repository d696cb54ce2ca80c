import clsx from "clsx";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Emphasis, markedSegments } from "../../components/emphasis";
import * as phone from "../../components/phone/phone.module.css";
import { BatchFacts, Nutrition } from "../../components/product-page/fact-tables";
import * as tables from "../../components/product-page/fact-tables.module.css";
import { NoNotices } from "../../components/product-page/notices";
import { contentOfSample } from "../../components/product-page/page-content";
import type { Sample } from "../../components/sample";
import { languageByCode } from "../../i18n/languages";
import * as styles from "./answers.module.css";

type AnswerProps = { sample: Sample };

function Ingredients({ sample }: AnswerProps) {
  return (
    <>
      <p>
        <Emphasis className={tables.emphasis} segments={markedSegments(sample.texts.ingredients)} />
      </p>
      <Nutrition rows={sample.nutritionRows} />
    </>
  );
}

function Batch({ sample }: AnswerProps) {
  return (
    <>
      <BatchFacts content={contentOfSample(sample, "batch")} className={styles.batch} />
      <NoNotices hasBatch />
    </>
  );
}

function Offer({ sample }: AnswerProps) {
  return (
    <>
      <div className={styles.coupon}>
        <b className={styles.offer} dir="ltr" aria-hidden="true">
          {sample.offerBadge}
        </b>
        <p>{sample.texts.offer.text}</p>
      </div>
      <p>{sample.texts.offer.note}</p>
    </>
  );
}

function Languages({ sample }: AnswerProps) {
  return (
    <ul className={styles.list}>
      {sample.names.map(({ code, name }) => {
        const { htmlLang, dir, endonym } = languageByCode(code);
        return (
          <li key={code} className={styles.name} lang={htmlLang} dir={dir}>
            <small className={clsx("muted", styles.language)}>{endonym}</small>
            {name}
          </li>
        );
      })}
    </ul>
  );
}

const labelParts = ["foodName", "allergens", "nutritionFacts", "storage", "company"] as const;

function Label() {
  const { t } = useTranslation();
  return (
    <>
      <p className={phone.chips}>
        <b className={phone.currentChip}>{t("product:eu")}</b>
      </p>
      <ul className={styles.list}>
        {labelParts.map((part) => (
          <li key={part} className={clsx(tables.checked, styles.check)}>
            {t(`product:labelParts.${part}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Content of the phone below a heading, for each question of data/features.json. */
export const answers: Record<Queries.FeaturesJsonShopperQuestions, ComponentType<AnswerProps>> = {
  ingredients: Ingredients,
  batch: Batch,
  offer: Offer,
  language: Languages,
  label: Label,
};
