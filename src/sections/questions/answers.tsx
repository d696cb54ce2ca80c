import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Emphasis } from "../../components/emphasis";
import { languageByCode } from "../../i18n/languages";
import { Nutrition } from "./nutrition";

export interface AnswerProps {
  sample: NonNullable<Queries.SampleFragment["sampleProductJson"]>;
}

function Ingredients({ sample }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="screen-title">{t("landing:answers.ingredients")}</p>
      <p>
        <Emphasis text={t("landing:answers.ingredientsList")} />
      </p>
      <Nutrition rows={sample.nutrition} />
    </>
  );
}

function Batch({ sample }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="screen-title">{t("landing:answers.batch")}</p>
      <p className="lot" dir="ltr">
        {sample.lot}
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">{t("landing:answers.bestBefore")}</th>
            <td>
              <bdi dir="ltr">{sample.bestBefore}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{t("landing:sample.weightLabel")}</th>
            <td>
              <bdi>{t("landing:sample.weight", { value: sample.netWeight })}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="notice">{t("landing:answers.notices")}</p>
    </>
  );
}

function Offer() {
  const { t } = useTranslation();
  return (
    <>
      <p className="screen-title">{t("landing:answers.offer")}</p>
      <div className="coupon">
        <b dir="ltr" aria-hidden="true">
          2 + 1
        </b>
        <p>{t("landing:answers.offerText")}</p>
      </div>
      <p>{t("landing:answers.offerNote")}</p>
    </>
  );
}

function Languages({ sample }: AnswerProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="screen-title">{t("landing:answers.language")}</p>
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
    </>
  );
}

const labelParts = ["foodName", "allergens", "nutritionFacts", "storage", "company"] as const;

function Label() {
  const { t } = useTranslation();
  return (
    <>
      <p className="screen-title">{t("landing:answers.label")}</p>
      <p className="chips">
        <b>{t("landing:answers.eu")}</b>
        <span>{t("landing:answers.us")}</span>
      </p>
      <ul className="checks">
        {labelParts.map((part) => (
          <li key={part}>{t(`landing:answers.${part}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** What the phone shows for each question of data/features.json. */
export const answers: Record<string, ComponentType<AnswerProps>> = {
  ingredients: Ingredients,
  batch: Batch,
  offer: Offer,
  language: Languages,
  label: Label,
};
