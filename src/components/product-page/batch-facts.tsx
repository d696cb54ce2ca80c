import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageByCode } from "../../i18n/languages";
import type { PageContent } from "./page-content";
import * as styles from "./parts.module.css";

interface BatchFactsProps {
  content: Pick<PageContent, "batch" | "date" | "netWeight">;
  /** The line that says whether there are recall notices. */
  notices: ReactNode;
  tableClassName?: string;
  lotClassName?: string;
}

const dateHeadings = { bestBefore: "product:bestBefore", expiry: "product:useBy" } as const;

/** Renders the facts about one batch of the product. */
export function BatchFacts({ content, notices, tableClassName, lotClassName }: BatchFactsProps) {
  const { t, i18n } = useTranslation();
  const { batch, date, netWeight } = content;
  const rows = [
    date && [t(dateHeadings[date.name]), date.text(languageByCode(i18n.language))],
    netWeight && [t("product:weight"), t("product:units.grams", { value: netWeight })],
  ].flatMap((row) => (row ? [row] : []));
  return (
    <>
      {batch && (
        <p className={clsx(styles.lot, lotClassName)} dir="ltr">
          {batch}
        </p>
      )}
      {rows.length > 0 && (
        <table className={clsx(styles.batch, tableClassName)}>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name} className={styles.row}>
                <th className={styles.name} scope="row">
                  {name}
                </th>
                <td className={styles.value}>
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notices}
    </>
  );
}
