import clsx from "clsx";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import * as phone from "../../components/phone/phone.module.css";
import { BatchFacts } from "../../components/product/batch-facts";
import { Emphasis } from "../../components/product/emphasis";
import { Nutrition } from "../../components/product/nutrition";
import type { Sample } from "../../components/product/sample-fragment";
import { languageByCode } from "../../i18n/languages";

interface AnswerProps {
  sample: Sample;
}

function Ingredients({ sample }: AnswerProps) {
  return (
    <>
      <p>
        <Emphasis text={sample.texts?.ingredients ?? ""} />
      </p>
      <Nutrition rows={sample.nutrition} />
    </>
  );
}

function Offer({ sample }: AnswerProps) {
  return (
    <>
      <div className="coupon">
        <b dir="ltr" aria-hidden="true">
          2 + 1
        </b>
        <p>{sample.texts?.offer.text}</p>
      </div>
      <p>{sample.texts?.offer.note}</p>
    </>
  );
}

function Languages({ sample }: AnswerProps) {
  return (
    <ul className="names">
      {sample.names.map(({ language, name }) => {
        const { htmlLang, dir, endonym } = languageByCode(language);
        return (
          <li key={language} lang={htmlLang} dir={dir}>
            <small>{endonym}</small>
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
      <p className={clsx("chips", phone.chips)}>
        <b className={phone.currentChip}>{t("product:eu")}</b>
        <span className={phone.chip}>{t("product:us")}</span>
      </p>
      <ul className="checks">
        {labelParts.map((part) => (
          <li key={part}>{t(`product:labelParts.${part}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** What the phone shows, under a heading, for each question of data/features.json. */
export const answers: Record<string, ComponentType<AnswerProps>> = {
  ingredients: Ingredients,
  batch: BatchFacts,
  offer: Offer,
  language: Languages,
  label: Label,
};
