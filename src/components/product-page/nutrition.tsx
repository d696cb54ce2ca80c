import clsx from "clsx";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import * as styles from "./parts.module.css";

interface NutritionProps {
  rows: readonly Queries.NutritionFieldsFragment[];
  className?: string;
}

/** Renders the nutrition declaration in the order of Regulation (EU) No 1169/2011, Annex XV. */
export function Nutrition({ rows, className }: NutritionProps) {
  const { t } = useTranslation();
  return (
    <table className={clsx(styles.table, className)}>
      <caption className={styles.caption}>{t("product:nutrition")}</caption>
      <tbody className={styles.nutrients}>
        {rows.map(({ id, partOf, grams, kilojoules, kilocalories }) => (
          <tr key={id} className={styles.row}>
            <th className={partOf ? styles.partName : styles.name} scope="row">
              {t(`product:nutrients.${id}`)}
            </th>
            <td className={styles.value}>
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
