import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";

interface NutritionProps {
  rows: readonly Queries.NutritionFieldsFragment[];
}

/** The nutrition declaration in the order of Regulation (EU) No 1169/2011, Annex XV. */
export function Nutrition({ rows }: NutritionProps) {
  const { t } = useTranslation();
  return (
    <table>
      <caption>{t("product:nutrition")}</caption>
      <tbody>
        {rows.map(({ id, partOf, grams, kilojoules, kilocalories }) => (
          <tr key={id} className={partOf ? "part" : undefined}>
            <th scope="row">{t(`product:nutrients.${id}`)}</th>
            <td>
              {grams ? (
                <bdi>{t("product:units.grams", { value: grams })}</bdi>
              ) : (
                <>
                  <bdi>{t("product:units.kilojoules", { value: kilojoules })}</bdi>
                  {" / "}
                  <bdi>{t("product:units.kilocalories", { value: kilocalories })}</bdi>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const nutritionFragment = graphql`
  fragment NutritionFields on NutritionRow {
    id
    partOf
    grams
    kilojoules
    kilocalories
  }
`;
