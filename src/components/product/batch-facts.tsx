import clsx from "clsx";
import { useTranslation } from "react-i18next";
import * as styles from "./product.module.css";
import type { Sample } from "./sample-fragment";

interface BatchFactsProps {
  sample: Pick<Sample, "lot" | "bestBefore" | "netWeight">;
  tableClassName?: string;
  lotClassName?: string;
}

/** The product page's facts about the batch that the visitor holds. */
export function BatchFacts({ sample, tableClassName, lotClassName }: BatchFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={clsx(styles.lot, lotClassName)} dir="ltr">
        {sample.lot}
      </p>
      <table className={clsx(styles.batch, tableClassName)}>
        <tbody>
          <tr className={styles.row}>
            <th className={styles.name} scope="row">
              {t("product:bestBefore")}
            </th>
            <td className={styles.value}>
              <bdi dir="ltr">{sample.bestBefore}</bdi>
            </td>
          </tr>
          <tr className={styles.row}>
            <th className={styles.name} scope="row">
              {t("product:weight")}
            </th>
            <td className={styles.value}>
              <bdi>{t("product:units.grams", { value: sample.netWeight })}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.notice}>{t("product:notices")}</p>
    </>
  );
}
