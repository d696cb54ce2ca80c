import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageByCode } from "../../i18n/languages";
import * as styles from "./fact-tables.module.css";
import type { PageContent } from "./page-content";

interface RowProps {
  name: string;
  /** Whether it is a nutrient that is a part of the nutrient above it. */
  isPart?: boolean;
  children: ReactNode;
}

function Row({ name, isPart, children }: RowProps) {
  return (
    <tr className={styles.row}>
      <th className={isPart ? styles.partName : styles.name} scope="row">
        {name}
      </th>
      <td className={styles.value}>{children}</td>
    </tr>
  );
}

/** Renders the nutrition declaration in the order of Regulation (EU) No 1169/2011, Annex XV. */
export function Nutrition({ rows }: { rows: NonNullable<PageContent["nutrition"]> }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("product:nutrition")}</caption>
      <tbody className={styles.nutrients}>
        {rows.map(({ id, partOf, grams, kilojoules, kilocalories }) => (
          <Row key={id} name={t(`product:nutrients.${id}`)} isPart={Boolean(partOf)}>
            {grams ? (
              <bdi>{t("product:units.grams", { value: grams })}</bdi>
            ) : (
              <>
                <bdi>{t("product:units.kilojoules", { value: kilojoules })}</bdi>
                {" / "}
                <bdi>{t("product:units.kilocalories", { value: kilocalories })}</bdi>
              </>
            )}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

const dateHeadings = { bestBefore: "product:bestBefore", expiry: "product:useBy" } as const;

export function BatchFacts({ content, className }: { content: PageContent; className?: string }) {
  const { t, i18n } = useTranslation();
  const { batch, date, netWeight } = content;
  return (
    <>
      {batch && (
        <p className={clsx(styles.batch, className)} dir="ltr">
          {batch}
        </p>
      )}
      {(date || netWeight) && (
        <table className={styles.batchTable}>
          <tbody>
            {date && (
              <Row name={t(dateHeadings[date.name])}>
                <bdi>{date.text(languageByCode(i18n.language))}</bdi>
              </Row>
            )}
            {netWeight && (
              <Row name={t("product:weight")}>
                <bdi>{t("product:units.grams", { value: netWeight })}</bdi>
              </Row>
            )}
          </tbody>
        </table>
      )}
    </>
  );
}
